import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { UpdateProductDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

test('ten products that get one name at the same time have ten slugs', async () => {
  const admin = await shop.admin();
  const ids = await Promise.all(Array.from({ length: 10 }, async () => (await shop.addProduct()).id));
  await Promise.all(
    ids.map((id) => admin.must(UpdateProductDocument, { input: { id, name: 'Green Lamp' } })),
  );
  const rows = await shop
    .em()
    .execute('select current_slug as slug from products where current_slug like ?', ['green-lamp%']);
  const slugs = rows.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(10);
  expect(slugs).toEqual(expect.arrayContaining(['green-lamp', 'green-lamp-2', 'green-lamp-9']));
});
