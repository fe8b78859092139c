import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import { MyOrdersDocument, OrdersOfUsersDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

/** Places `count` unpaid orders. Returns their ids, newest first. */
async function placeOrders(client: TestClient, count: number): Promise<string[]> {
  const lamp = await shop.addProduct({ countInStock: count });
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    shop.clock.advance(1000);
    const { data } = await place(client, await startCheckout(client, lamp.id));
    ids.unshift(data!.placeOrder.id);
  }
  return ids;
}

const ordersOf = async (client: TestClient, page?: number) =>
  (await client.must(MyOrdersDocument, { page })).me?.orders;

test('a shopper finds the own orders by pages of 12, newest first, and nobody else finds them', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()];
  const [otherId] = await placeOrders(other, 1);
  const ids = await placeOrders(shopper, 14);
  const pages = [await ordersOf(shopper), await ordersOf(shopper, 2), await ordersOf(shopper, 3)];
  expect(pages.map((page) => page?.orders.map(({ id }) => id))).toEqual([
    ids.slice(0, 12),
    ids.slice(12),
    [],
  ]);
  expect(pages[1]).toMatchObject({ page: 2, pages: 2, total: 14 });
  expect(await ordersOf(other)).toMatchObject({ total: 1, orders: [{ id: otherId }] });
  expect(await ordersOf(await shop.admin())).toEqual({ page: 1, pages: 1, total: 0, orders: [] });
});

test('a page below the first is the first', async () => {
  expect(await ordersOf(await shop.shopper(), -1)).toMatchObject({ page: 1 });
});

test('twelve orders with their lines cost as many statements as one', async () => {
  const [few, many] = [await shop.shopper(), await shop.shopper()];
  await placeOrders(few, 1);
  await placeOrders(many, 12);
  const one = await countStatements(() => ordersOf(few));
  const twelve = await countStatements(async () => expect((await ordersOf(many))?.orders).toHaveLength(12));
  expect(twelve).toBe(one);
});

test('an admin who lists accounts does not read their orders with them', async () => {
  await placeOrders(await shop.shopper(), 1);
  const { code, data } = await (await shop.admin()).execute(OrdersOfUsersDocument);
  expect(code).toBe('FORBIDDEN');
  expect(data).toBeNull();
});

test('a guest has no orders', async () => {
  expect((await shop.guest().must(MyOrdersDocument)).me).toBeNull();
});
