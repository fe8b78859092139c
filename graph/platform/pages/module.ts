import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { EditPagesResolver } from './edit-pages.resolver.ts';
import { Page, PageVersion } from './page.entity.ts';
import { PagesResolver } from './pages.resolver.ts';

const events = {
  'page.created': eventType<Changes>('page', 'A page was created.'),
  'page.updated': eventType<Changes>('page', 'A page was edited.'),
  'page.deleted': eventType<Changes>('page', 'A page was deleted.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const pages = defineModule({
  name: 'pages',
  uses: [],
  entities: [Page, PageVersion],
  resolvers: [PagesResolver, EditPagesResolver],
  events,
});
