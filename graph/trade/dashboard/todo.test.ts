import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission } from '../../core/actor.ts';
import { createCache } from '../../core/cache.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminOrdersDocument,
  CancelOrderDocument,
  CancelOrderItemsDocument,
  CreateFulfillmentDocument,
  FulfilledOrderDocument,
  HoldOrderDocument,
  MarkDeliveredDocument,
  ReleaseOrderDocument,
  ReviewProductDocument,
  SendInquiryDocument,
  SendOrderMessageDocument,
  TodoDocument,
  type TodoQuery,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import { boughtOrder, newReturn, setReturnDays } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { OrderTask } from '../orders/order-task.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Refund } from '../payments/refund.entity.ts';

let shop: TestShop;
let admin: TestClient;
let buyer: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  buyer = await shop.shopper();
  await offerAllWaysToPay(shop);
  await setReturnDays(shop, 14);
});
afterAll(() => shop?.close());

type Todo = TodoQuery['todo'];
const todo = async (client = admin): Promise<Todo> => (await client.must(TodoDocument, {})).todo;

/** The numbers that an act changes, by how much; and that the list of the task has as many. */
async function changed(act: () => Promise<unknown>): Promise<Partial<Todo>> {
  const before = await todo();
  await act();
  const after = await todo();
  const lists = {
    ordersToShip: 'SHIP',
    ordersOnHold: 'RELEASE',
    refunds: 'REFUND',
    unpaidOrders: 'COLLECT_PAYMENT',
  } as const;
  for (const [name, task] of Object.entries(lists) as [keyof typeof lists, OrderTask][])
    expect((await admin.must(AdminOrdersDocument, { task })).orders.total, name).toBe(after[name]);
  const names = Object.keys(before) as (keyof Todo)[];
  const differences = names.map((name) => [name, Number(after[name]) - Number(before[name])] as const);
  return Object.fromEntries(differences.filter(([, by]) => by !== 0));
}

async function paidOrder(qty = 2): Promise<string> {
  const { id } = await shop.addProduct({ countInStock: 100 });
  const checkout = await startCheckout(buyer, id, qty);
  const { data } = await place(buyer, checkout, await shop.pay(checkout));
  return data!.placeOrder.id;
}

const ship = async (orderId: string, quantity: number) => {
  const [line] = (await admin.must(FulfilledOrderDocument, { id: orderId })).order.orderItems;
  const lines = [{ orderItemId: line!.id, quantity }];
  return admin.must(CreateFulfillmentDocument, { input: { orderId, idempotencyKey: randomUUID(), lines } });
};
const cancel = (orderId: string) =>
  admin.must(CancelOrderItemsDocument, { input: { orderId, idempotencyKey: randomUUID() } });

test('an order is to be shipped until all of it has left the shop or is cancelled', async () => {
  let id = '';
  expect(await changed(async () => (id = await paidOrder()))).toEqual({ ordersToShip: 1 });
  expect(await changed(() => ship(id, 1))).toEqual({});
  expect(await changed(() => ship(id, 1))).toEqual({ ordersToShip: -1 });
  const parted = await paidOrder();
  await ship(parted, 1);
  expect(await changed(() => cancel(parted))).toEqual({ ordersToShip: -1 });
  const whole = await paidOrder();
  expect(await changed(() => cancel(whole))).toEqual({ ordersToShip: -1 });
  const held = await paidOrder();
  const hold = () => admin.must(HoldOrderDocument, { input: { id: held, reason: 'Look.' } });
  expect(await changed(hold)).toEqual({ ordersToShip: -1, ordersOnHold: 1 });
  const release = () => admin.must(ReleaseOrderDocument, { input: { id: held } });
  expect(await changed(release)).toEqual({ ordersToShip: 1, ordersOnHold: -1 });
  await hold();
  expect(await changed(() => cancel(held))).toEqual({ ordersOnHold: -1 });
  expect(await shop.violations()).toEqual([]);
});

test('an unpaid order is shipped when it is paid on delivery, and waits for its payment even when it is delivered', async () => {
  const { id: lamp } = await shop.addProduct({ countInStock: 100 });
  let cod = '';
  expect(await changed(async () => (cod = await orderLater(buyer, lamp)))).toEqual({
    ordersToShip: 1,
    unpaidOrders: 1,
  });
  expect(await changed(() => orderLater(buyer, lamp, 'transfer'))).toEqual({ unpaidOrders: 1 });
  expect(await changed(() => admin.must(MarkDeliveredDocument, { id: cod }))).toEqual({ ordersToShip: -1 });
  // Who left the payment page may come back to it.
  let left = '';
  const leave = async () => {
    left = (await place(buyer, await startCheckout(buyer, lamp))).data!.placeOrder.id;
  };
  expect(await changed(leave)).toEqual({ unpaidOrders: 1 });
  expect(await changed(() => buyer.must(CancelOrderDocument, { id: left }))).toEqual({ unpaidOrders: -1 });
});

test('a refund waits when its attempt has failed, or a person makes it, or its bank sent it back', async () => {
  const id = await paidOrder();
  const payment = await shop.em().findOneOrFail(Payment, { order: id });
  const refund = { payment: payment.id, order: id, amount: 1, currency: payment.currency };
  const add = (more: Pick<Refund, 'state'> & Partial<Refund>) =>
    shop.em().insert(Refund, { id: randomUUID(), ...refund, createdAt: shop.ports.now(), ...more });
  const asked = randomUUID();
  expect(await changed(() => add({ id: asked, state: 'due' }))).toEqual({});
  const attempted = () =>
    shop.em().execute(`update refunds set last_error = 'Expired card' where id = ?`, [asked]);
  expect(await changed(attempted)).toEqual({ refunds: 1, failedJobs: 1 });
  const made = () => shop.em().nativeUpdate(Refund, asked, { state: 'made', madeAt: shop.ports.now() });
  expect(await changed(made)).toEqual({ refunds: -1, failedJobs: -1 });
  expect(await changed(() => shop.em().nativeUpdate(Refund, asked, { state: 'failed' }))).toEqual({
    refunds: 1,
  });
  const again = { createdAt: new Date(shop.ports.now().getTime() + 1) };
  expect(await changed(() => add({ state: 'made', ...again, madeAt: shop.ports.now() }))).toEqual({
    refunds: -1,
  });
  await shop.em().nativeUpdate(Payment, payment.id, { provider: null });
  expect(await changed(() => add({ state: 'due' }))).toEqual({ refunds: 1 });
});

test('returns, messages, mails, stock and reviews are counted while they wait', async () => {
  const bought = await boughtOrder(shop, buyer);
  expect(await changed(() => newReturn(buyer, bought))).toEqual({ openReturns: 1 });
  const message = { orderId: bought.orderId, text: 'Where is it?', idempotencyKey: randomUUID() };
  expect(await changed(() => buyer.must(SendOrderMessageDocument, { input: message }))).toEqual({
    messages: 1,
  });
  const typed = { name: 'Vera', email: 'vera@mailbox.example', text: 'Hello', idempotencyKey: randomUUID() };
  expect(await changed(() => shop.guest().must(SendInquiryDocument, { input: typed }))).toEqual({
    inquiries: 1,
  });
  expect(await changed(() => shop.addProduct({ countInStock: 5 }))).toEqual({ lowStock: 1 });
  expect(await changed(() => shop.addProduct({ countInStock: 0 }))).toEqual({});
  expect(await changed(() => shop.addProduct({ countInStock: 6 }))).toEqual({});
  const mail = () =>
    shop.em().execute(`update mails set failed_at = now() where id = (select id from mails limit 1)`);
  expect(await changed(mail)).toEqual({ failedMails: 1 });
  const { id: lamp } = await shop.addProduct({ countInStock: 9 });
  const review = { productId: lamp, rating: 4, comment: 'Bright.' };
  expect(await changed(() => buyer.must(ReviewProductDocument, { input: review }))).toEqual({});
  const wait = () => shop.em().execute(`update reviews set state = 'waiting' where product_id = ?`, [lamp]);
  expect(await changed(wait)).toEqual({ waitingReviews: 1 });
  const report = () => shop.em().execute('update reviews set open_reports = 2 where product_id = ?', [lamp]);
  expect(await changed(report)).toEqual({ reportedReviews: 1 });
});

test.each<[Permission[], (keyof Todo)[]]>([
  [[], []],
  [
    ['ORDERS'],
    [
      'ordersToShip',
      'ordersOnHold',
      'refunds',
      'openReturns',
      'messages',
      'inquiries',
      'unpaidOrders',
      'failedMails',
    ],
  ],
  [['PRODUCTS'], ['lowStock']],
  [['SETTINGS'], ['failedJobs']],
  [['CONTENT'], ['waitingReviews', 'reportedReviews']],
  [['REFUNDS', 'CUSTOMERS', 'PROMOTIONS', 'STAFF'], []],
])('with %j one sees how much waits in the lists that one may see', async (permissions, seen) => {
  const numbers = Object.entries(await todo(await shop.staff(...permissions)));
  expect(numbers.filter(([, value]) => typeof value === 'number').map(([name]) => name)).toEqual(seen);
  expect((await shop.guest().execute(TodoDocument, {})).code).toBe('UNAUTHENTICATED');
});

test('a thousand and more are counted as a thousand', async () => {
  await shop.em().execute(
    `insert into returns (id, order_id, kind, state, request_key, created_at)
     select gen_random_uuid(), (select id from orders limit 1), 'return', 'requested', 'many ' || n, now() from generate_series(1, 1001) n`,
  );
  expect((await todo()).openReturns).toBe(1000);
});

test('what waits is counted once for all with the same permissions, and anew after a mutation of staff', async () => {
  let time = 1_000;
  const cached = await testShop({ cache: createCache({ now: () => time }) });
  try {
    const [clerk, other] = [await cached.staff('ORDERS', 'PRODUCTS'), await cached.staff('PRODUCTS')];
    const low = async (client: TestClient) => (await todo(client)).lowStock;
    const more = () => cached.addProduct({ countInStock: 3 });
    const before = (await low(clerk))!;
    await more();
    expect(await low(clerk)).toBe(before);
    expect(await low(other)).toBe(before + 1);
    const id = randomUUID();
    expect((await clerk.execute(HoldOrderDocument, { input: { id, reason: 'Look.' } })).code).toBe(
      'NOT_FOUND',
    );
    expect(await low(clerk)).toBe(before + 1);
    await more();
    expect(await low(clerk)).toBe(before + 1);
    time += 11_000;
    expect(await low(clerk)).toBe(before + 2);
  } finally {
    await cached.close();
  }
});
