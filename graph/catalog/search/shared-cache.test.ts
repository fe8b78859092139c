import { parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCache } from '../../core/cache.ts';
import { guestContext } from '../../core/guest-context.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { findProduct, findProductBySlug } from '../products/find-product.ts';

let shop: TestShop;
let attacker: TestClient;
let victim: TestClient;
const cache = createCache();
beforeAll(async () => {
  shop = await testShop({ cache });
  attacker = shop.guest();
  victim = shop.guest();
  await shop.addProduct({ name: 'Lamp', category: 'Home' });
  await shop.addProduct({ name: 'Kettle', category: 'Home' });
});
beforeEach(() => cache.clear());
afterAll(() => shop?.close());

const SEARCH = parse('query ($keyword: String!) { products(keyword: $keyword) { total } }');
const LIST = parse(`query ($category: String, $filter: ProductFilter, $sort: ProductSort) {
  products(category: $category, filter: $filter, sort: $sort) { total }
}`);
const total = async (client: TestClient, document: typeof LIST, variables: object) => {
  const { products } = (await client.must(document, variables)) as { products: { total: number } };
  return products.total;
};

test.each(['newest', 'price asc'])(
  'a keyword that spells the list of a category empties it for nobody: %s',
  async (sort) => {
    const [{ id }] = (await shop.em().execute(`select id from categories where slug = 'home'`)) as [
      { id: string },
    ];
    for (const keyword of [`${sort} ["","${id}",null]`, JSON.stringify([1, sort, ['', id, null]])]) {
      expect(await total(attacker, SEARCH, { keyword })).toBe(0);
      const list = { category: 'home', sort: sort === 'newest' ? 'NEWEST' : 'PRICE_ASC' };
      expect(await total(victim, LIST, list)).toBe(2);
    }
  },
);

test('a product whose id is asked for as a slug stays there for those who ask by its id', async () => {
  const { id } = await shop.addProduct({ name: 'Teapot' });
  const ctx = guestContext({ ...shop, secureCookies: false });
  const [bySlug, byId] = await Promise.allSettled([findProductBySlug(ctx, id), findProduct(ctx, id)]);
  expect([bySlug.status, byId.status]).toEqual(['rejected', 'fulfilled']);
});
