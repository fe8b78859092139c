import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { categories } from '../categories/module.ts';
import { Attribute } from './attribute.entity.ts';
import { AttributesResolver } from './attributes.resolver.ts';
import { removeCategory } from './remove-category.ts';

const events = {
  'attribute.created': eventType<Changes>('attribute', 'An attribute of products was created.'),
  'attribute.updated': eventType<Changes>('attribute', 'An attribute of products was edited.'),
  'attribute.deleted': eventType<Changes>('attribute', 'An attribute of products was deleted.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const attributes = defineModule({
  name: 'attributes',
  uses: [categories],
  entities: [Attribute],
  resolvers: [AttributesResolver],
  events,
  follows: { 'category.deleted': [removeCategory] },
});
