import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FacetsDocument,
  FilteredProductsDocument,
  SaveCollectionDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const sizes = (stock: number, backorderLimit: number | null = null) =>
    ['S', 'M'].map((size) => ({ options: [size], countInStock: size === 'M' ? stock : 0, backorderLimit }));
  const add = (name: string, day: number, variants: ReturnType<typeof sizes>) => {
    const createdAt = new Date(Date.UTC(2026, 0, day));
    return shop.addVariants({ name, category: 'Shoes', optionNames: ['Size'], createdAt }, variants);
  };
  // Newest first: each second one can be bought.
  await add('Boot old', 1, sizes(1));
  await add('Boot gone', 2, sizes(0));
  await add('Boot owed', 3, sizes(0, 5));
  await add('Boot sold', 4, sizes(0));
});
afterAll(() => shop?.close());

const list = async (variables: object) => {
  const { products } = await shop.guest().must(FilteredProductsDocument, variables);
  return products.products.map(({ name }) => name.slice('Boot '.length));
};
const NEWEST = ['sold', 'owed', 'gone', 'old'];
const LAST = ['owed', 'old', 'sold', 'gone'];

test('what cannot be bought comes last in a category, a collection and a search that request it, on each page', async () => {
  const admin = await shop.admin();
  const { products } = await shop.guest().must(FilteredProductsDocument, {});
  const productIds = products.products.map(({ id }) => id);
  const input = { name: 'Boots', isPublished: true, productIds };
  await admin.must(SaveCollectionDocument, { input });
  const lists = [{ category: 'shoes' }, { filter: { collection: 'boots' } }, { keyword: 'boot' }];
  for (const each of lists) {
    expect(await list(each)).toEqual(NEWEST);
    expect(await list({ ...each, soldOutLast: true })).toEqual(LAST);
    const pages = [1, 2].map((page) => list({ ...each, soldOutLast: true, page, pageSize: 2 }));
    expect((await Promise.all(pages)).flat()).toEqual(LAST);
  }
  const sorted = { category: 'shoes', soldOutLast: true, sort: 'NEWEST', filter: { price: { min: 1 } } };
  expect(await list(sorted)).toEqual(LAST);
});

test('a list that is sorted by price stays sorted', async () => {
  const sorted = { category: 'shoes', sort: 'PRICE_DESC' };
  expect(await list({ ...sorted, soldOutLast: true })).toEqual(await list(sorted));
});

test('the list of all products keeps its order', async () => {
  expect(await list({ soldOutLast: true })).toEqual(NEWEST);
});

test('the filter for what is in stock leaves out what is on backorder alone', async () => {
  expect(await list({ filter: { inStock: true } })).toEqual(['old']);
  const small = { inStock: true, options: [{ name: 'Size', values: ['S'] }] };
  expect(await list({ filter: small })).toEqual([]);
  const { facets } = (await shop.guest().must(FacetsDocument, { filter: {} })).products;
  expect(facets.find(({ key }) => key === 'inStock')!.values).toMatchObject([{ value: 'true', count: 1 }]);
});
