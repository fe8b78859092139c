import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCache } from '../../core/cache.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { AdminProductsDocument, ProductsDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

const TOTAL = 10_600;
const PAGES = Math.ceil(TOTAL / 12);

let shop: TestShop;
let guest: TestClient;
let admin: TestClient;
let time = 1_000_000;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), cache: createCache({ now: () => time }) });
  guest = shop.guest();
  admin = await shop.admin();
  // Many were added at the same moment, so that their ids decide.
  await shop.em().execute(
    `insert into products (id, name, image, brand, category, description, price, created_at)
     select gen_random_uuid(), 'Lamp ' || n, '/lamp.webp', 'Lumen', 'Home',
       case when n % 20 = 0 then 'Of brass.' else 'Of oak.' end, 100,
       timestamptz '2026-01-01' + (n / 50) * interval '1 microsecond'
     from generate_series(1, ?) n`,
    [TOTAL],
  );
  await shop.em().execute('analyze products');
});
afterAll(() => shop?.close());

const pageOf = async (page: number, keyword = '') =>
  (await guest.must(ProductsDocument, { page, keyword })).products;

test('every page of a long list holds what its place says, and the last one is not empty', async () => {
  const rows = await shop
    .em()
    .execute<{ id: string }[]>('select id from products order by created_at desc, id desc');
  const ids = rows.map(({ id }) => id);
  for (const page of [1, 41, 42, 43, 84, 500, 501, PAGES - 1, PAGES]) {
    const { products, ...counts } = await pageOf(page);
    expect(counts).toMatchObject({ page, pages: PAGES, total: TOTAL });
    expect(products.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 12, page * 12));
  }
  expect((await pageOf(PAGES + 1)).products).toEqual([]);
});

test('a word that is everywhere finds a thousand, on pages that all hold something', async () => {
  const { pages, total } = await pageOf(1, 'lamp');
  expect({ pages, total }).toEqual({ pages: 84, total: 1000 });
  expect((await pageOf(84, 'lamp')).products).toHaveLength(4);
});

test.each([
  ['nothing in particular', '', TOTAL, 424],
  ['a word that is everywhere', 'lamp', TOTAL, 424],
  ['a word of some', 'brass', 530, 22],
])(
  "the admin's table of %s has them all, on pages that end where they say",
  async (_name, keyword, total, pages) => {
    const table = async (page: number) =>
      (await admin.must(AdminProductsDocument, { page, keyword, sortBy: 'NAME', descending: false }))
        .adminProducts;
    const rows = await shop
      .em()
      .execute<{ name: string }[]>(
        'select name from products where name || description ilike ? order by name',
        [`%${keyword}%`],
      );
    expect(rows).toHaveLength(total);
    for (const page of [1, 2, pages, pages + 1]) {
      const { products, ...counts } = await table(page);
      expect(counts).toMatchObject({ page, pages, total });
      const names = rows.slice((page - 1) * 25, page * 25);
      expect(products).toMatchObject(names);
      expect(products).toHaveLength(names.length);
    }
  },
);

test('a long list is counted again after some seconds, and each time once it is short', async () => {
  const totals = async () => {
    const { adminProducts } = await admin.must(AdminProductsDocument, {});
    return [(await pageOf(1)).total, (await pageOf(50)).total, adminProducts.total];
  };
  const remove = (count: number) =>
    shop.em().execute('delete from products where id in (select id from products limit ?)', [count]);
  expect(await totals()).toEqual([TOTAL, TOTAL, TOTAL]);
  await remove(1_000);
  time += 3_000;
  expect(await totals()).toEqual([TOTAL, TOTAL, TOTAL]);
  time += 10_000;
  await totals();
  await vi.waitFor(async () => {
    time += 3_000;
    expect(await totals()).toEqual([9_600, 9_600, 9_600]);
  });
  await remove(1);
  time += 3_000;
  expect(await totals()).toEqual([9_599, 9_599, 9_599]);
});
