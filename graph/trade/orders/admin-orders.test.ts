import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  AdminOrdersDocument,
  MarkDeliveredDocument,
  OrdersWithItemsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from './order.entity.ts';

let shop: TestShop;
let admin: TestClient;
let product: Product;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  product = await shop.addProduct({ countInStock: 1000 });
});
afterAll(() => shop.close());

/** The id of a new order of so many units. */
async function order(client: TestClient, { qty = 1, paid = false } = {}): Promise<string> {
  const checkout = await startCheckout(client, product.id, qty);
  const { data } = await place(client, checkout, paid ? await shop.pay(checkout) : undefined);
  return data!.placeOrder.id;
}

async function idsOf(variables: Parameters<typeof admin.execute<object, object>>[1]): Promise<string[]> {
  const { orders } = await admin.must(AdminOrdersDocument, variables);
  return orders.orders.map(({ id }) => id);
}

test.each([
  ['orders', (client: TestClient) => client.execute(AdminOrdersDocument)],
  ['markDelivered', (client: TestClient) => client.execute(MarkDeliveredDocument, { id: randomUUID() })],
])('%s is for admins', async (_, call) => {
  expect((await call(shop.guest())).code).toBe('UNAUTHENTICATED');
  expect((await call(await shop.shopper())).code).toBe('FORBIDDEN');
  expect((await call(admin)).code).not.toBe('FORBIDDEN');
});

test('orders are filtered by paid, by delivered and by both', async () => {
  const client = await shop.shopper();
  const keyword = client.user.email;
  const unpaid = await order(client);
  const paid = await order(client, { paid: true });
  const done = await order(client, { paid: true });
  await admin.must(MarkDeliveredDocument, { id: done });
  expect(await idsOf({ keyword })).toEqual([done, paid, unpaid]);
  expect(await idsOf({ keyword, paid: true })).toEqual([done, paid]);
  expect(await idsOf({ keyword, paid: false })).toEqual([unpaid]);
  expect(await idsOf({ keyword, delivered: false })).toEqual([paid, unpaid]);
  expect(await idsOf({ keyword, paid: true, delivered: false })).toEqual([paid]);
});

test('an order is found by a part of the name or e-mail address, taken literally, and by the beginning of its id', async () => {
  const client = await shop.shopper();
  const id = await order(client);
  await shop
    .em()
    .nativeUpdate(Order, id, { customerName: 'Zoë 100%_Sure', customerEmail: 'zoe@elm.example' });
  for (const keyword of [
    'zoë',
    '100%_',
    'ELM.EX',
    id,
    id.slice(0, 18),
    id.replaceAll('-', '').toUpperCase(),
  ]) {
    expect(await idsOf({ keyword }), keyword).toContain(id);
  }
  for (const keyword of ['100%x', 'ff', `${id}0`, 'elm_example']) {
    expect(await idsOf({ keyword }), keyword).not.toContain(id);
  }
  const tooLong = await admin.execute(AdminOrdersDocument, { keyword: 'x'.repeat(101) });
  expect(tooLong.code).toBe('BAD_USER_INPUT');
});

test('orders are filtered by when they were placed, from the first moment and before the second', async () => {
  const client = await shop.shopper();
  const keyword = client.user.email;
  const [first, second, third] = [await order(client), await order(client), await order(client)];
  const { orders } = await admin.must(AdminOrdersDocument, { keyword });
  const [, middle] = orders.orders;
  expect(middle!.id).toBe(second);
  const after = new Date(Date.parse(middle!.createdAt) + 1).toISOString();
  expect(await idsOf({ keyword, from: middle!.createdAt })).toEqual([third, second]);
  expect(await idsOf({ keyword, to: middle!.createdAt })).toEqual([first]);
  expect(await idsOf({ keyword, from: middle!.createdAt, to: after })).toEqual([second]);
});

test('orders are sorted by total either way, and paged by 25', async () => {
  const client = await shop.shopper();
  const keyword = client.user.email;
  const ids: string[] = [];
  // From the third unit on shipping is free, and more units always cost more.
  for (let qty = 3; qty < 30; qty++) ids.push(await order(client, { qty }));
  expect(await idsOf({ keyword, sortBy: 'TOTAL', descending: false })).toEqual(ids.slice(0, 25));
  expect(await idsOf({ keyword, sortBy: 'TOTAL', page: 2 })).toEqual([ids[1], ids[0]]);
  const { orders } = await admin.must(AdminOrdersDocument, { keyword, page: 3 });
  expect(orders).toMatchObject({ orders: [], page: 3, pages: 2, total: 27 });
});

test('a list with the items of each order costs as many statements for many orders as for one', async () => {
  const client = await shop.shopper();
  const first = await order(client);
  await shop.em().nativeUpdate(Order, { id: { $ne: first } }, { customerName: 'Others' });
  const ask = () => admin.must(OrdersWithItemsDocument);
  const many = await countStatements(ask);
  const { orders } = await ask();
  expect(orders.orders.length).toBeGreaterThan(20);
  expect(orders.orders.every(({ orderItems }) => orderItems.length === 1)).toBe(true);
  expect(many).toBeLessThanOrEqual(5);
});

test('delivering twice keeps the first time; an unpaid order may be delivered', async () => {
  const id = await order(await shop.shopper());
  const { markDelivered: first } = await admin.must(MarkDeliveredDocument, { id });
  expect(first).toMatchObject({ isPaid: false, isDelivered: true, deliveredAt: expect.any(String) });
  shop.clock.advance(60_000);
  const { markDelivered: second } = await admin.must(MarkDeliveredDocument, { id });
  expect(second).toEqual(first);
});

test.each([randomUUID(), 'lamp'])('an order %s that is not there cannot be delivered', async (id) => {
  expect((await admin.execute(MarkDeliveredDocument, { id })).code).toBe('NOT_FOUND');
});
