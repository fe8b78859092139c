import { attribute, category, manufacturer } from './call-fixtures.ts';
import { reviewedProduct, type Stage } from './stage.ts';

/** See `rootCalls`. */
export const categoryCalls = {
  'Query.attributes': async (stage: Stage) => {
    await attribute(stage);
    return {};
  },
  'Query.manufacturers': async (stage: Stage) => {
    await manufacturer(stage);
    return {};
  },
  'Query.sellsToEu': async () => ({}),
  'Mutation.saveManufacturer': async (stage: Stage) => ({
    input: { ...(await manufacturer(stage)), electronicAddress: 'https://maker.example/safety' },
  }),
  'Mutation.deleteManufacturer': async (stage: Stage) => ({ input: await manufacturer(stage) }),
  'Query.categories': async (stage: Stage) => {
    await reviewedProduct(stage);
    return {};
  },
  'Query.brand': async (stage: Stage) => {
    const id = await reviewedProduct(stage);
    await stage.shop.em().execute(`update products set brand = 'Alder' where id = ?`, [id]);
    return { name: 'Alder' };
  },
  'Query.category': async (stage: Stage) => {
    await reviewedProduct(stage);
    return { slug: 'home' };
  },
  'Mutation.deleteAttribute': attribute,
  'Mutation.deleteCategory': async (stage: Stage) => ({ id: await category(stage) }),
  'Mutation.moveCategory': async (stage: Stage) => ({ input: { id: await category(stage), position: 0 } }),
  'Mutation.saveAttribute': async (stage: Stage) => ({ input: await attribute(stage) }),
  'Mutation.saveCategory': async (stage: Stage) => ({
    input: { id: await category(stage), description: 'New.' },
  }),
};
