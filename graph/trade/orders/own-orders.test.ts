import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import { MyOrdersDocument, OrdersOfUsersDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from './order.entity.ts';

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

const ordersOf = async (client: TestClient, page?: number, keyword?: string) =>
  (await client.must(MyOrdersDocument, { page, keyword })).me?.orders;

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

test('a shopper finds the own orders by their number, and by a part of the name of a product', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()];
  const buy = async (client: TestClient, name: string) => {
    const { id } = await shop.addProduct({ name, countInStock: 5 });
    return (await place(client, await startCheckout(client, id))).data!.placeOrder.id;
  };
  const [lamp, vase] = [await buy(shopper, 'Reading 100% Lamp'), await buy(shopper, 'Vase')];
  await buy(other, 'Reading 100% Lamp');
  const { number } = await shop.em().findOneOrFail(Order, vase);
  const found = async (keyword: string) =>
    (await ordersOf(shopper, 1, keyword))?.orders.map(({ id }) => id).sort();
  expect(await found('100% lamp')).toEqual([lamp]);
  expect(await found('1__%')).toEqual([]);
  expect(await found(`#${number}`)).toEqual([vase]);
  expect(await found(' ')).toEqual([lamp, vase].sort());
  expect(await ordersOf(shopper, 1, 'vase')).toMatchObject({ total: 1, pages: 1 });
  expect((await shopper.execute(MyOrdersDocument, { keyword: 'x'.repeat(101) })).code).toBe('BAD_USER_INPUT');
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
