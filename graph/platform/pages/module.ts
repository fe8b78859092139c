import type { Context } from '../../core/context.ts';
import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import type { LinkedTexts } from '../../core/markdown/link-texts.ts';
import type { SettingDeps } from '../settings/find-setting.ts';
import { settings } from '../settings/module.ts';
import { uploads } from '../uploads/module.ts';
import { EditPagesResolver } from './edit-pages.resolver.ts';
import type { PageFacts } from './fill-template.ts';
import { Page, PageVersion } from './page.entity.ts';
import { PagesResolver } from './pages.resolver.ts';

const events = {
  'page.created': eventType<Changes>('page', 'A page was created.'),
  'page.updated': eventType<Changes>('page', 'A page was edited.'),
  'page.deleted': eventType<Changes>('page', 'A page was deleted.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Provided {
    /** What the settings say that pages ask for. */
    pageFacts(ctx: Context): Promise<PageFacts>;
    /** The e-mail address and phone number of the seller, as links. */
    sellerLinks(deps: SettingDeps): Promise<LinkedTexts>;
  }
}

export const pages = defineModule({
  name: 'pages',
  uses: [settings, uploads],
  needs: ['pageFacts', 'sellerLinks'],
  images: [
    `select picture[1] as image from (select body from pages union all select body from page_versions) texts,
      regexp_matches(body, '/uploads/[0-9a-f]{32}-', 'g') picture`,
  ],
  entities: [Page, PageVersion],
  resolvers: [PagesResolver, EditPagesResolver],
  events,
});
