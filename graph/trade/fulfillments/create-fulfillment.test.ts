import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { Permission } from '../../core/actor.ts';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CancelOrderDocument,
  CreateFulfillmentDocument,
  FulfilledOrderDocument,
  MarkDeliveredDocument,
  MarkFulfillmentDeliveredDocument,
  StartCheckoutDocument,
  UpdateFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';

const DAY = 24 * 60 * 60_000;
let shop: TestShop;
let clerk: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  await shop.admin();
  [clerk, shopper] = await Promise.all([shop.staff(Permission.Orders), shop.shopper()]);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** An order of three lamps and two sofas, as it is read. */
async function ordered(isPaid = true) {
  const products = [await shop.addProduct({ countInStock: 9 }), await shop.addProduct({ countInStock: 9 })];
  const [lamp, sofa] = products.map(({ id }) => id) as [string, string];
  const input = checkoutInput([
    { productId: lamp, qty: 3 },
    { productId: sofa, qty: 2 },
  ]);
  const { startCheckout: checkout } = await shopper.must(StartCheckoutDocument, input);
  const { data } = await place(shopper, checkout, isPaid ? await shop.pay(checkout) : undefined);
  const { id } = data!.placeOrder;
  return { id, lamp, sofa, lines: (await read(id)).orderItems.map((line) => line.id) as [string, string] };
}
const read = async (id: string) => (await shopper.must(FulfilledOrderDocument, { id })).order;
const key = () => ({ idempotencyKey: randomUUID() });
const ship = async (orderId: string, more: object = {}) =>
  (await clerk.must(CreateFulfillmentDocument, { input: { orderId, ...key(), ...more } })).createFulfillment;
const refusal = (orderId: string, more: object = {}) =>
  clerk.execute(CreateFulfillmentDocument, { input: { orderId, ...key(), ...more } });
const arrived = async (id: string) =>
  (await clerk.must(MarkFulfillmentDeliveredDocument, { input: { id } })).markFulfillmentDelivered.order;
const quantities = ({ orderItems }: Awaited<ReturnType<typeof read>>) =>
  orderItems.map(({ shippedQuantity, deliveredQuantity }) => [shippedQuantity, deliveredQuantity]);

test('an order is shipped in parts, and delivered when its last part is', async () => {
  const { id, lines } = await ordered();
  const part = await ship(id, { lines: [{ orderItemId: lines[0], quantity: 2 }] });
  expect(quantities(part.order)).toEqual([
    [2, 0],
    [0, 0],
  ]);
  expect((await arrived(part.fulfillment.id)).isDelivered).toBe(false);
  const rest = await ship(id);
  expect(rest.fulfillment.lines).toEqual(
    expect.arrayContaining([
      { orderItemId: lines[0], quantity: 1 },
      { orderItemId: lines[1], quantity: 2 },
    ]),
  );
  expect(rest.order.isDelivered).toBe(false);
  shop.clock.advance(1000);
  const done = await arrived(rest.fulfillment.id);
  expect(done).toMatchObject({ isDelivered: true, deliveredAt: done.fulfillments[1]!.deliveredAt });
  expect(quantities(done)).toEqual([
    [3, 3],
    [2, 2],
  ]);
  expect((await arrived(rest.fulfillment.id)).deliveredAt).toBe(done.deliveredAt);
});

test("the specification's button delivers what is on its way and what is open", async () => {
  const { id, lines } = await ordered();
  await ship(id, { lines: [{ orderItemId: lines[1], quantity: 1 }] });
  await clerk.must(MarkDeliveredDocument, { id });
  const { isDelivered, fulfillments } = await read(id);
  expect([isDelivered, fulfillments.map(({ state }) => state)]).toEqual([true, ['DELIVERED', 'DELIVERED']]);
  expect((await refusal(id)).code).toBe('CONFLICT');
});

test('more than is open is refused with what is open, and nothing of it is shipped', async () => {
  const { id, lines } = await ordered();
  await ship(id, { lines: [{ orderItemId: lines[0], quantity: 2 }] });
  const tooMuch = [
    { orderItemId: lines[1], quantity: 1 },
    { orderItemId: lines[0], quantity: 2 },
  ];
  const { code, errors } = await refusal(id, { lines: tooMuch });
  expect(code).toBe('CONFLICT');
  expect(errors[0]!.extensions!.open).toEqual(
    expect.arrayContaining([
      { orderItemId: lines[0], quantity: 1 },
      { orderItemId: lines[1], quantity: 2 },
    ]),
  );
  const foreign = [{ orderItemId: (await ordered()).lines[0], quantity: 1 }];
  expect((await refusal(id, { lines: foreign })).code).toBe('CONFLICT');
  for (const quantity of [0, -1])
    expect((await refusal(id, { lines: [{ orderItemId: lines[1], quantity }] })).code).toBe('BAD_USER_INPUT');
  const twice = Array(2).fill({ orderItemId: lines[1], quantity: 1 });
  expect((await refusal(id, { lines: twice })).code).toBe('BAD_USER_INPUT');
  expect((await read(id)).fulfillments).toHaveLength(1);
});

test('the same key ships once, and other lines with it are refused', async () => {
  const { id, lines } = await ordered();
  const again = { ...key(), lines: [{ orderItemId: lines[0], quantity: 1 }] };
  const [first, second] = [await ship(id, again), await ship(id, again)];
  expect(second.fulfillment.id).toBe(first.fulfillment.id);
  expect((await read(id)).fulfillments).toHaveLength(1);
  const other = { ...again, lines: [{ orderItemId: lines[1], quantity: 1 }] };
  expect((await refusal(id, other)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('an order of which something was shipped is not cancelled, by nobody and by no job; its stock stays taken', async () => {
  const { id, lamp, lines } = await ordered(false);
  await ship(id, { lines: [{ orderItemId: lines[0], quantity: 1 }] });
  expect((await shopper.execute(CancelOrderDocument, { id })).code).toBe('CONFLICT');
  await expireHolds(shop.later(9 * DAY));
  await cancelUnpaidOrders(shop.later(9 * DAY), 7);
  expect((await shop.em().findOneOrFail(Variant, lamp)).countInStock).toBe(6);
  const cancelled = await ordered(false);
  await shopper.must(CancelOrderDocument, { id: cancelled.id });
  expect((await refusal(cancelled.id)).code).toBe('CONFLICT');
});

test('a known carrier gives the link, another one its own address, and no link is a script', async () => {
  const { id } = await ordered();
  const { fulfillment } = await ship(id, { carrier: 'fed ex', trackingNumber: '12 34' });
  expect(fulfillment).toMatchObject({
    carrier: 'FedEx',
    trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr=1234',
  });
  const change = (changes: object) =>
    clerk.execute(UpdateFulfillmentDocument, { input: { id: fulfillment.id, ...changes } });
  const own = { carrier: 'Our van', trackingUrl: 'https://van.example/7' };
  const { data } = await change(own);
  expect(data!.updateFulfillment.fulfillment).toMatchObject({ ...own, trackingNumber: null });
  for (const trackingUrl of ['javascript:alert(1)', 'data:text/html,x', 'van.example'])
    expect((await change({ trackingUrl })).code).toBe('BAD_USER_INPUT');
  expect((await change({ trackingNumber: 'a\nb' })).code).toBe('BAD_USER_INPUT');
});

test('REST shows what was shipped of an order', async () => {
  const { id, lines } = await ordered();
  const parcel = { carrier: 'UPS', trackingNumber: '1Z' };
  await ship(id, { ...parcel, lines: [{ orderItemId: lines[0], quantity: 2 }] });
  const { body } = await rest(shopper, 'GET', `/order/${id}`);
  const items = [{ orderItem: lines[0], qty: 2 }];
  expect(body.fulfillments).toMatchObject([{ ...parcel, state: 'shipped', lines: items }]);
});
