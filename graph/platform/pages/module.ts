import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import type { SettingDeps } from '../settings/find-setting.ts';
import { settings } from '../settings/module.ts';
import { EditPagesResolver } from './edit-pages.resolver.ts';
import type { SellerFacts } from './fill-template.ts';
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
    /** What the settings say of who sells. */
    sellerFacts(deps: SettingDeps): Promise<SellerFacts>;
  }
}

export const pages = defineModule({
  name: 'pages',
  uses: [settings],
  needs: ['sellerFacts'],
  entities: [Page, PageVersion],
  resolvers: [PagesResolver, EditPagesResolver],
  events,
});
