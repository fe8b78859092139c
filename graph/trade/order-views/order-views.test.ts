import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DeleteOrderViewDocument,
  EraseUserDocument,
  ExportMyDataDocument,
  OrderViewsDocument,
  SaveOrderViewDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { OrderView } from './order-view.entity.ts';

let shop: TestShop;
beforeAll(async () => (shop = await testShop()));
afterAll(() => shop?.close());

const save = (client: TestClient, name: string, query = 'task=SHIP', id?: string) =>
  client.execute(SaveOrderViewDocument, { input: { id, name, query } });
const views = async (client: TestClient) => (await client.must(OrderViewsDocument, {})).orderViews;

test('a view is saved, renamed, changed and deleted, and nobody else sees it', async () => {
  const [clerk, other] = [await shop.staff('ORDERS'), await shop.staff('ORDERS')];
  await save(clerk, ' Large ', 'sort=TOTAL');
  await save(clerk, 'To ship');
  const [large, toShip] = await views(clerk);
  expect([large, toShip]).toMatchObject([
    { name: 'Large', query: 'sort=TOTAL' },
    { name: 'To ship', query: 'task=SHIP' },
  ]);
  expect((await save(clerk, 'Largest', 'sort=TOTAL&paid=yes', large!.id)).code).toBeUndefined();
  expect((await views(clerk))[0]).toMatchObject({ name: 'Largest', query: 'sort=TOTAL&paid=yes' });
  expect((await save(clerk, 'Largest')).code).toBe('BAD_USER_INPUT');
  expect((await save(clerk, 'To ship', 'x', large!.id)).code).toBe('BAD_USER_INPUT');
  expect(await views(other)).toEqual([]);
  expect((await save(other, 'Mine', 'x', large!.id)).code).toBe('NOT_FOUND');
  const remove = (client: TestClient) =>
    client.execute(DeleteOrderViewDocument, { input: { id: large!.id } });
  expect((await remove(other)).code).toBe('NOT_FOUND');
  expect((await remove(clerk)).code).toBeUndefined();
  expect((await views(clerk)).map(({ name }) => name)).toEqual(['To ship']);
});

test('a person has at most twenty', async () => {
  const clerk = await shop.staff('ORDERS');
  for (let n = 1; n <= 20; n += 1) expect((await save(clerk, `View ${n}`)).code).toBeUndefined();
  expect((await save(clerk, 'One more')).code).toBe('CONFLICT');
  const [first] = await views(clerk);
  expect((await save(clerk, 'Renamed', 'task=SHIP', first!.id)).code).toBeUndefined();
});

test.each([
  ['', 'task=SHIP'],
  ['x'.repeat(61), 'task=SHIP'],
  ['Name', ' '],
  ['Name', 'x'.repeat(1001)],
])('"%s" with "%s" is refused', async (name, query) => {
  expect((await save(await shop.staff('ORDERS'), name, query)).code).toBe('BAD_USER_INPUT');
});

test('views are in the data that a person exports, and go with the account', async () => {
  const clerk = await shop.staff('ORDERS');
  await save(clerk, 'Of one', 'keyword=canary');
  expect(JSON.stringify(await clerk.must(ExportMyDataDocument))).toContain('keyword=canary');
  const admin = await shop.admin();
  expect((await admin.execute(EraseUserDocument, { id: clerk.user.id })).code).toBeUndefined();
  expect(await shop.em().count(OrderView, { query: 'keyword=canary' })).toBe(0);
});
