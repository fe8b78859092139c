import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { forgetNetworks } from '../checkout/forget-addresses.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { address, place } from '../proof/testing/buying.ts';
import { expireHolds } from '../proof/testing/expire-holds.ts';
import {
  CancelOrderDocument,
  EraseUserDocument,
  MarkDeliveredDocument,
  OrderCartDocument,
  PayOrderDocument,
  RecordManualPaymentDocument,
  SaveCheckoutSettingsDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
  WayPaidDocument,
} from '../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater, startLater } from '../proof/testing/paying-later.ts';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';

const DAY_MS = 24 * 60 * 60_000;
let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop();
  await offerAllWaysToPay(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
  lamp = await shop.addProduct({ countInStock: 1000 });
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const read = async (id: string) => (await admin.must(WayPaidDocument, { id })).order;
/** The first row that a query finds. */
async function row<T extends object>(sql: string, ...params: unknown[]): Promise<T> {
  const [found] = await shop.em().execute<T[]>(sql, params);
  return found!;
}
const stockOf = async (product: string) =>
  (await row<{ n: number }>('select count_in_stock as n from variants where id = ?', product)).n;

test('an order that is paid in cash is accepted without a provider, and never expires', async () => {
  const checkout = await startLater(shopper, lamp.id);
  expect(checkout.payment).toMatchObject({ amount: 0, providerOrderId: '' });
  const { data } = await place(shopper, checkout);
  const order = await read(data!.placeOrder.id);
  expect(order).toMatchObject({
    isPaid: false,
    acceptedAt: expect.any(String),
    paymentDueAt: null,
    paymentChoice: { kind: 'COD', label: 'Cash on delivery' },
  });
  const stock = await stockOf(lamp.id);
  await expireHolds(shop.later(100 * DAY_MS));
  expect(await cancelUnpaidOrders(shop.later(100 * DAY_MS), 7)).toBe(0);
  expect([await stockOf(lamp.id), (await read(order.id)).cancelledAt]).toEqual([stock, null]);
});

test('placing again returns the same order', async () => {
  const checkout = await startLater(shopper, lamp.id);
  const [first, again] = [await place(shopper, checkout), await place(shopper, checkout)];
  expect(again.data?.placeOrder.id).toBe(first.data?.placeOrder.id);
});

test('a bank transfer is waited for, then its goods and its order end', async () => {
  const before = await stockOf(lamp.id);
  const id = await orderLater(shopper, lamp.id, 'transfer', 3);
  expect(await read(id)).toMatchObject({
    paymentDueAt: expect.any(String),
    paymentChoice: { instructions: 'To Citron, account 12 34 56' },
  });
  expect(await cancelUnpaidOrders(shop.later(6 * DAY_MS), 7)).toBe(0);
  expect(await stockOf(lamp.id)).toBe(before - 3);
  expect(await cancelUnpaidOrders(shop.later(8 * DAY_MS), 7)).toBe(1);
  expect((await read(id)).cancelledAt).not.toBeNull();
  expect(await stockOf(lamp.id)).toBe(before);
});

test('an accepted order can be delivered before it is paid, and paid then', async () => {
  const before = await stockOf(lamp.id);
  const id = await orderLater(shopper, lamp.id);
  await admin.must(MarkDeliveredDocument, { id });
  const { amount } = await row<{ amount: number }>(
    'select total_price as amount from orders where id = ?',
    id,
  );
  await admin.must(RecordManualPaymentDocument, { input: { orderId: id, amount, reference: 'till 4' } });
  expect(await read(id)).toMatchObject({ isPaid: true, manualPayment: { reference: 'till 4' } });
  expect(await stockOf(lamp.id)).toBe(before - 1);
});

test('a cancelled one gives its goods back', async () => {
  const before = await stockOf(lamp.id);
  const id = await orderLater(shopper, lamp.id);
  await admin.must(CancelOrderDocument, { id });
  expect(await stockOf(lamp.id)).toBe(before);
});

test('it is not paid online', async () => {
  const orderId = await orderLater(shopper, lamp.id);
  const started = await shopper.execute(StartPaymentDocument, { orderId });
  expect(started.code).toBe('CONFLICT');
  expect((await shopper.execute(PayOrderDocument, { input: { orderId } })).code).toBe(
    'PAYMENT_NOT_CONFIRMED',
  );
});

test.each([
  ['unknown', 'barter', {}],
  ['switched off', 'off', { isActive: false }],
  ['for smaller orders', 'cod', { maxTotal: 100 }],
  ['for other countries', 'cod', { countries: ['DE'] }],
])('a way to pay that is %s is refused, and nothing is held', async (_what, id, change) => {
  const before = await stockOf(lamp.id);
  const { value } = await row<{ value: { methods: { id: string }[] } }>(
    "select value from settings where key = 'payment'",
  );
  const methods = value.methods.map((each: { id: string }) =>
    each.id === 'cod' ? { ...each, id, ...change } : each,
  );
  const save = (next: object) =>
    shop.em().execute("update settings set value = ? where key = 'payment'", [JSON.stringify(next)]);
  const paymentMethod = id === 'barter' ? 'other' : id;
  await save({ ...value, methods });
  const input = { lines: [{ productId: lamp.id, qty: 1 }], shippingAddress: address, paymentMethod };
  const started = await shopper.execute(StartCheckoutDocument, {
    input: { ...input, idempotencyKey: crypto.randomUUID() },
  });
  const ordered = await shopper.execute(OrderCartDocument, { input });
  await save(value);
  expect([started.code, ordered.code]).toEqual(Array(2).fill('PAYMENT_METHOD_UNAVAILABLE'));
  expect(await stockOf(lamp.id)).toBe(before);
});

test('a second click of an order in one call is the same order', async () => {
  const input = { lines: [{ productId: lamp.id, qty: 7 }], shippingAddress: address, paymentMethod: 'cod' };
  const first = await shopper.must(OrderCartDocument, { input });
  const again = await shopper.must(OrderCartDocument, { input });
  expect(again.orderCart.id).toBe(first.orderCart.id);
});

test('the address of an account with an accepted order is needed', async () => {
  const buyer = await shop.shopper();
  const id = await orderLater(buyer, lamp.id);
  const { userId } = await row<{ userId: string }>(
    'select owner_id as "userId" from orders where id = ?',
    id,
  );
  expect((await admin.execute(EraseUserDocument, { id: userId })).code).toBe('CONFLICT');
  await admin.must(CancelOrderDocument, { id });
  expect((await admin.execute(EraseUserDocument, { id: userId })).errors).toEqual([]);
});

test('what is accepted and not paid is limited by person and by network, as admins have set', async () => {
  const before = { ...shop.settings };
  const saveLimits = (version: number, acceptedOfNetwork: number) =>
    admin.must(SaveCheckoutSettingsDocument, {
      input: { version, acceptedOfPerson: 2, acceptedOfGuest: 1, acceptedOfNetwork },
    });
  await forgetNetworks(shop.em(), new Date(shop.ports.now().getTime() + 2 * DAY_MS));
  Object.assign(shop.settings, {
    rateLimitFactor: 1,
    holdLimits: { ...before.holdLimits, piecesAtAddress: 10 },
  });
  await saveLimits(0, 4);
  const codeOf = async (client: TestClient, qty = 1) =>
    (await place(client, await startLater(client, lamp.id, 'cod', qty))).code;
  const [buyer, guest, others] = [await shop.shopper(), await shop.guestBuyer(), await shop.shopper()];
  expect([await codeOf(buyer), await codeOf(buyer), await codeOf(buyer)]).toEqual([
    undefined,
    undefined,
    'HOLD_LIMIT',
  ]);
  expect([await codeOf(guest), await codeOf(guest)]).toEqual([undefined, 'HOLD_LIMIT']);
  expect(await codeOf(others, 8)).toBe('HOLD_LIMIT');
  expect([await codeOf(others), await codeOf(await shop.shopper())]).toEqual([undefined, 'HOLD_LIMIT']);
  await saveLimits(1, 5);
  expect([await codeOf(await shop.shopper()), await codeOf(await shop.shopper())]).toEqual([
    undefined,
    'HOLD_LIMIT',
  ]);
  shop.settings.rateLimitFactor = 2;
  expect(await codeOf(buyer)).toBeUndefined();
  Object.assign(shop.settings, before);
});
