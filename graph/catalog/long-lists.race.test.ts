import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSharedReads } from '../core/shared-reads.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ProductsDocument } from '../testing/operations.generated.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

const TOTAL = 10_600;
const PAGES = Math.ceil(TOTAL / 12);

let shop: TestShop;
let guest: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), shared: createSharedReads() });
  guest = shop.guest();
  // Many were added at the same moment, so that their ids decide.
  await shop.em().execute(
    `insert into products (id, name, image, brand, category, description, price, count_in_stock, created_at)
     select gen_random_uuid(), 'Lamp ' || n, '/lamp.webp', 'Lumen', 'Home', 'A lamp.', 100, 1,
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
