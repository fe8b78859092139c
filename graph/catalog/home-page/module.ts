import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { settings } from '../../platform/settings/module.ts';
import { uploads } from '../../platform/uploads/module.ts';
import { categories } from '../categories/module.ts';
import { collections } from '../collections/module.ts';
import { menus } from '../menus/module.ts';
import { products } from '../products/module.ts';
import { search } from '../search/module.ts';
import { HomeLayouts } from './home-layout.entity.ts';
import { HomePageResolver } from './home-page.resolver.ts';

const events = {
  'home-page.saved': eventType<Changes>('home-page', 'A draft of the home page was saved.'),
  'home-page.published': eventType<Changes>('home-page', 'The draft of the home page was published.'),
  'home-page.undone': eventType<Changes>('home-page', 'The last publication of the home page was undone.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

const blocks = `select block from home_layouts, unnest(array[published, draft, previous]) layout,
  jsonb_array_elements(layout->'blocks') block`;

export const homePage = defineModule({
  name: 'home-page',
  uses: [settings, uploads, categories, collections, menus, products, search],
  entities: [HomeLayouts],
  resolvers: [HomePageResolver],
  events,
  images: [
    `select block->>'picture' as image from (${blocks}) as of_texts`,
    `select card->>'picture' as image from (${blocks}) as of_cards, jsonb_array_elements(block->'cards') card`,
  ],
});
