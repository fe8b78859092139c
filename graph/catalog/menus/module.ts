import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { pages } from '../../platform/pages/module.ts';
import { categories } from '../categories/module.ts';
import { collections } from '../collections/module.ts';
import { Menu } from './menu.entity.ts';
import { MenusResolver } from './menus.resolver.ts';

const events = { 'menu.saved': eventType<Changes>('menu', 'A menu was saved.') };

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const menus = defineModule({
  name: 'menus',
  uses: [categories, collections, pages],
  entities: [Menu],
  resolvers: [MenusResolver],
  events,
});
