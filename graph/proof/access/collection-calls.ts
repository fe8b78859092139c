import { randomUUID } from 'node:crypto';
import { Collection } from '../../catalog/collections/collection.entity.ts';
import { SaveCollectionDocument } from '../testing/operations.generated.ts';
import { skuOf } from './call-fixtures.ts';
import type { Stage } from './stage.ts';

const collection = async ({ admin, shop }: Stage) => {
  const productIds = [(await shop.addProduct()).id];
  const input = { name: randomUUID(), isPublished: true, productIds };
  return (await admin.must(SaveCollectionDocument, { input })).saveCollection.collection;
};

/** See `rootCalls`. */
export const collectionCalls = {
  'Query.collection': async (stage: Stage) => ({ slug: (await collection(stage)).slug }),
  'Query.collections': async (stage: Stage) => {
    await collection(stage);
    return {};
  },
  'Query.staffCollection': async ({ shop }: Stage) => {
    const [id, attributes] = [randomUUID(), [{ key: 'colour', values: ['Red'], min: null, max: null }]];
    const row = { id, name: id, slug: id, rule: { attributes }, createdAt: new Date() };
    await shop.em().insert(Collection, row);
    return { id };
  },
  'Query.collectionChoices': async (stage: Stage) => {
    await collection(stage);
    return {};
  },
  'Query.collectionPreview': async ({ shop }: Stage) => {
    await shop.addProduct();
    return { rule: { words: 'lamp' } };
  },
  'Query.productsBySku': async (stage: Stage) => ({ skus: [await skuOf(stage, true)] }),
  'Mutation.saveCollection': async () => ({ input: { name: randomUUID(), rule: { inStock: true } } }),
  'Mutation.addToCollection': async (stage: Stage) => ({
    input: { id: (await collection(stage)).id, productIds: [(await stage.shop.addProduct()).id] },
  }),
  'Mutation.deleteCollection': async (stage: Stage) => ({ input: { id: (await collection(stage)).id } }),
};
