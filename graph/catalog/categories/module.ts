import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { CategoriesResolver } from './categories.resolver.ts';
import { Category } from './category.entity.ts';
import type { CategoryContents } from './category-contents.ts';
import { EditCategoriesResolver } from './edit-categories.resolver.ts';

const events = {
  'category.created': eventType<Changes>('category', 'A category was created.'),
  'category.updated': eventType<Changes>('category', 'A category was edited or moved.'),
  'category.deleted': eventType<Changes>('category', 'A category was deleted.'),
};

const failpoints = ['category.placeChecked'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Provided {
    categoryContents: CategoryContents;
  }
}

export const categories = defineModule({
  name: 'categories',
  uses: [],
  entities: [Category],
  resolvers: [CategoriesResolver, EditCategoriesResolver],
  events,
  failpoints,
  needs: ['categoryContents'],
});
