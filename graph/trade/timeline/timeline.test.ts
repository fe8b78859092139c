import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CreateFulfillmentDocument,
  LatestEventsDocument,
  OpenOrderTimelineDocument,
  RefundOrderDocument,
  TagOrdersDocument,
  TimelineDocument,
  TimelinesDocument,
  UndoFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import { linkOf } from '../../proof/testing/order-link.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { Order } from '../orders/order.entity.ts';
import { reconcile } from '../payments/reconcile.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestShop;
let admin: TestClient;
let product: { id: string };
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  admin = await shop.admin();
  product = await shop.addProduct({ price: 20_00, countInStock: 1000 });
});
afterAll(() => shop?.close());

/** Two units at 20.00, 6.00 tax and 100.00 shipping: 146.00. */
async function paidOrder(client: TestClient): Promise<string> {
  const checkout = await startCheckout(client, product.id, 2);
  return (await place(client, checkout, await shop.pay(checkout))).data!.placeOrder.id;
}

async function timelineOf(
  client: TestClient,
  id: string,
  page: { first?: number; after?: string | null } = {},
) {
  return (await client.must(TimelineDocument, { id, ...page })).order.timeline;
}

/** An order to which everything happened that staff do to paid orders. */
async function busyOrder(client: TestClient): Promise<string> {
  const id = await paidOrder(client);
  const ship = (trackingNumber: string) =>
    admin.must(CreateFulfillmentDocument, {
      input: { orderId: id, idempotencyKey: randomUUID(), carrier: 'UPS', trackingNumber },
    });
  const { createFulfillment } = await ship('wrong');
  await admin.must(UndoFulfillmentDocument, { input: { id: createFulfillment.fulfillment.id } });
  await ship('1Z999AA10123456784');
  await admin.must(TagOrdersDocument, { input: { ids: [id], add: ['gift'] } });
  const sorry = { orderId: id, goodwillAmount: 5_00, reason: 'A scratch.', idempotencyKey: randomUUID() };
  await admin.must(RefundOrderDocument, { input: sorry });
  return id;
}

test('staff see what happened to an order, newest first, with who, amounts, quantities and tracking', async () => {
  const shopper = await shop.shopper();
  const { nodes } = await timelineOf(admin, await busyOrder(shopper));
  const by = (kind: string, name: string | null) => ({ kind, name });
  const [buyer, staff] = [by('BUYER', shopper.user.name), by('STAFF', admin.user.name)];
  const money = (amount: number) => ({ amount, currency: 'INR' });
  expect(nodes).toMatchObject([
    { type: 'refund.changed', actor: staff, amount: money(5_00) },
    { type: 'credit.created', actor: staff, amount: money(5_00), credit: { kind: 'REFUND', lines: [] } },
    { type: 'order.tagged', actor: staff, amount: null },
    {
      type: 'fulfillment.created',
      actor: staff,
      fulfillment: { carrier: 'UPS', trackingNumber: '1Z999AA10123456784', lines: [{ quantity: 2 }] },
    },
    { type: 'fulfillment.undone', actor: staff, fulfillment: null, fulfilledLines: [{ quantity: 2 }] },
    { type: 'fulfillment.created', actor: staff, fulfillment: null, fulfilledLines: [{ quantity: 2 }] },
    { type: 'order.paid', actor: buyer, amount: money(146_00), sentence: 'An order was paid.' },
    { type: 'order.placed', actor: buyer, amount: money(146_00) },
  ]);
});

test('a buyer sees what concerns buyers, and the name of nobody: signed in, as a guest and by a link', async () => {
  const [shopper, guest] = [await shop.shopper(), await shop.guestBuyer('reads@example.com')];
  const ids = [await busyOrder(shopper), await busyOrder(guest)] as const;
  const token = await linkOf(shop, ids[1]);
  const { openOrder } = await shop.guest().must(OpenOrderTimelineDocument, { token });
  for (const { nodes } of [
    await timelineOf(shopper, ids[0]),
    await timelineOf(guest, ids[1]),
    openOrder.timeline,
  ]) {
    expect(nodes.map(({ type }) => type)).toEqual([
      'refund.changed',
      'credit.created',
      'fulfillment.created',
      'fulfillment.undone',
      'fulfillment.created',
      'order.paid',
      'order.placed',
    ]);
    expect(nodes.map(({ actor }) => actor.kind)).toEqual([...Array(5).fill('STAFF'), 'BUYER', 'BUYER']);
    expect(nodes.every(({ actor }) => actor.name === null)).toBe(true);
  }
});

test('what a member of the staff bought is that of a buyer; what nobody did was the provider or the shop itself', async () => {
  const own = await timelineOf(admin, await paidOrder(admin));
  expect(own.nodes.map(({ actor }) => actor.kind)).toEqual(['BUYER', 'BUYER']);
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, product.id);
  const { id } = (await place(shopper, checkout)).data!.placeOrder;
  await shop.pay(checkout);
  await reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
  const [paid] = (await timelineOf(admin, id)).nodes;
  expect(paid).toMatchObject({ type: 'order.paid', actor: { kind: 'PROVIDER', name: null } });
  // Bought by the provider's word alone: nobody came back to the shop.
  const checkoutOfNobody = await startCheckout(shopper, product.id);
  await shop.pay(checkoutOfNobody);
  await reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
  const newest = await shop.em().findOneOrFail(Order, { checkout: checkoutOfNobody.id });
  const placed = (await timelineOf(admin, newest.id)).nodes.at(-1);
  expect(placed).toMatchObject({ type: 'order.placed', actor: { kind: 'BUYER', name: shopper.user.name } });
  const unpaid = (await place(shopper, await startCheckout(shopper, product.id))).data!.placeOrder.id;
  await expireHolds(shop.later(60 * 60_000));
  await cancelUnpaidOrders({ em: shop.em(), ports: shop.later(99 * DAY_MS).ports }, 30);
  const [cancelled] = (await timelineOf(shopper, unpaid)).nodes;
  expect(cancelled).toMatchObject({ type: 'order.cancelled', actor: { kind: 'SYSTEM', name: null } });
});

test('a timeline is read by pages, which stay right while it grows', async () => {
  const shopper = await shop.shopper();
  const id = await busyOrder(shopper);
  const all = (await timelineOf(admin, id)).nodes.map((entry) => entry.id);
  const first = await timelineOf(admin, id, { first: 3 });
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  await admin.must(TagOrdersDocument, { input: { ids: [id], add: ['more'] } });
  const after = first.pageInfo.endCursor;
  const rest = await timelineOf(admin, id, { first: 100, after });
  expect([...first.nodes, ...rest.nodes].map((entry) => entry.id)).toEqual(all);
  expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect((await timelineOf(admin, id, { first: 1000 })).nodes).toHaveLength(all.length + 1);
});

test('a cursor of another order gives nothing, and one that none has made is refused', async () => {
  const shopper = await shop.shopper();
  const { pageInfo } = await timelineOf(admin, await paidOrder(await shop.shopper()));
  const id = await paidOrder(shopper);
  expect((await timelineOf(shopper, id, { after: pageInfo.startCursor })).nodes).toEqual([]);
  for (const after of ['x', "' or 1=1", '0'.repeat(5000)])
    expect((await shopper.execute(TimelineDocument, { id, after })).code).toBe('BAD_USER_INPUT');
});

test('the timelines of a list cost as many statements for many orders as for one', async () => {
  const statements = await countStatements(() => admin.must(TimelinesDocument, {}));
  const { orders } = await admin.must(TimelinesDocument, {});
  expect(orders.orders.length).toBeGreaterThan(5);
  expect(orders.orders.every(({ timeline }) => timeline.nodes.length > 0)).toBe(true);
  expect(statements).toBeLessThanOrEqual(8);
});

test('staff see what happened last to any order, newest first, without what staff alone see and what another event says', async () => {
  const buyer = await shop.shopper();
  const first = await paidOrder(buyer);
  const second = await paidOrder(buyer);
  await admin.must(TagOrdersDocument, { input: { ids: [first], add: ['gift'] } });
  await admin.must(CreateFulfillmentDocument, { input: { orderId: first, idempotencyKey: randomUUID() } });
  const { latestEvents } = await admin.must(LatestEventsDocument, {});
  expect(latestEvents.slice(0, 3).map(({ orderId, entry }) => [orderId, entry.type])).toEqual([
    [first, 'fulfillment.created'],
    [second, 'order.paid'],
    [first, 'order.paid'],
  ]);
  expect(latestEvents[1]).toMatchObject({
    customerName: buyer.user.name,
    entry: { amount: { amount: 146_00 } },
  });
  expect(latestEvents.length).toBeLessThanOrEqual(10);
});
