import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '../testing/test-shop.ts';
import { fingerprint } from './fingerprint.ts';
import { quietShop } from './stage.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await quietShop();
  await shop.addProduct();
});
afterAll(() => shop?.close());

const run = (sql: string) => shop.em().execute(sql);
const isChangedBy = async (sql: string) => {
  const before = await fingerprint(shop);
  await run(sql);
  return (await fingerprint(shop)) !== before;
};

test.each([
  'update variants set count_in_stock = 9',
  'update variants set count_in_stock = count_in_stock',
  "insert into categories (id, name, slug) values (gen_random_uuid(), 'New', 'new')",
  'delete from stock_moves',
])('%s differs', async (sql) => expect(await isChangedBy(sql)).toBe(true));

test.each([
  'select * from variants for update',
  "insert into rate_limits (key, count, ends_at) values ('x', 1, now())",
])('%s does not differ', async (sql) => expect(await isChangedBy(sql)).toBe(false));

test('a change that is undone does not differ', async () => {
  const before = await fingerprint(shop);
  const em = shop.em();
  await em.begin();
  await em.execute('update variants set count_in_stock = 8');
  await em.rollback();
  expect(await fingerprint(shop)).toBe(before);
});
