import { randomUUID } from 'node:crypto';
import { SearchPin, SearchWord, Synonym } from '../../catalog/search/search.entity.ts';
import { pastOrder } from './past-calls.ts';
import { placedOrder, type Stage } from './stage.ts';

const synonym = async ({ shop }: Stage) => {
  const group = { id: randomUUID(), words: ['tv', 'television'], finds: ['screen'], createdAt: new Date() };
  await shop.em().insert(Synonym, group);
  return { id: group.id };
};
const words = { words: ['Sofa', 'couch'], finds: [] };

/** See `rootCalls`. */
export const searchCalls = {
  'Query.adminSearch': async (stage: Stage) => {
    const { name } = stage.owner.user;
    await placedOrder(stage, stage.owner);
    await pastOrder(stage, `${name.replace(/\W/g, '-').toLowerCase()}@example.org`);
    await stage.shop.addProduct({ name });
    return { query: name, first: 1 };
  },
  'Query.products of a keyword': async ({ shop }: Stage) => {
    await shop.addProduct();
    return { keyword: 'lamp', pageSize: 1 };
  },
  'Query.searchPins': async ({ shop }: Stage) => {
    const { id } = await shop.addProduct();
    await shop.em().insert(SearchPin, { keyword: id, product: id, position: 1 });
    return {};
  },
  'Query.searchWords': async ({ shop }: Stage) => {
    const day = new Date().toISOString().slice(0, 10);
    await shop.em().insert(SearchWord, { day, word: randomUUID(), searches: 2, results: 1 });
    return {};
  },
  'Query.synonyms': async (stage: Stage) => {
    await synonym(stage);
    return {};
  },
  'Mutation.deleteSynonym': synonym,
  'Mutation.pinProducts': async ({ shop }: Stage) => ({
    input: { keyword: 'lamp', productIds: [(await shop.addProduct()).id] },
  }),
  'Mutation.saveSynonym': async () => ({ input: words }),
};
