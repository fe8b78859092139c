import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { attributes } from '../attributes/module.ts';
import { categories } from '../categories/module.ts';
import { products } from '../products/module.ts';
import { search } from '../search/module.ts';
import { Collection, CollectionProduct } from './collection.entity.ts';
import { collectionMembers } from './collection-members.ts';
import { CollectionsResolver } from './collections.resolver.ts';
import { EditCollectionsResolver } from './edit-collections.resolver.ts';

const events = {
  'collection.created': eventType<Changes>('collection', 'A collection was created.'),
  'collection.updated': eventType<Changes>('collection', 'A collection was edited.'),
  'collection.deleted': eventType<Changes>('collection', 'A collection was deleted.'),
};

const errors = { COLLECTION_IN_USE: 409 };

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Provided {
    /** The promotions that are for each of these collections. */
    collectionUses: (
      em: SqlEntityManager,
      ids: readonly string[],
    ) => Promise<{ collection: string; title: string }[]>;
  }
}

export const collections = defineModule({
  name: 'collections',
  uses: [attributes, categories, products, search],
  entities: [Collection, CollectionProduct],
  resolvers: [CollectionsResolver, EditCollectionsResolver],
  events,
  errors,
  provides: { collectionMembers },
  needs: ['collectionUses'],
});
