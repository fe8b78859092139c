import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { categories } from '../categories/module.ts';
import { products } from '../products/module.ts';
import { Redirect } from './redirect.entity.ts';
import { RedirectsResolver } from './redirects.resolver.ts';

const events = {
  'redirect.saved': eventType<Changes>('redirect', 'A redirect was saved.'),
  'redirect.deleted': eventType<Changes>('redirect', 'A redirect was deleted.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

/** Addresses of an earlier shop, which lead to the pages of this one. */
export const redirects = defineModule({
  name: 'redirects',
  uses: [categories, products],
  entities: [Redirect],
  resolvers: [RedirectsResolver],
  events,
});
