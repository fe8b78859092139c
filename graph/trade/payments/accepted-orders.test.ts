import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { address, place } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CancelOrderDocument,
  CheckoutSettingsDocument,
  EraseUserDocument,
  MarkDeliveredDocument,
  OrderCartDocument,
  PaymentMethodSettingsDocument,
  PayOrderDocument,
  RecordManualPaymentDocument,
  SaveCheckoutSettingsDocument,
  SaveTransferDaysDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
  WayPaidDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater, startLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { forgetNetworks } from '../orders/forget-networks.ts';

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

test('an order that is paid in cash is accepted without a provider, and ends when its time to be delivered is over', async () => {
  const before = await stockOf(lamp.id);
  const checkout = await startLater(shopper, lamp.id);
  expect(checkout.payment).toMatchObject({ amount: 0, providerOrderId: '' });
  const { data } = await place(shopper, checkout);
  const order = await read(data!.placeOrder.id);
  expect(order).toMatchObject({
    isPaid: false,
    acceptedAt: expect.any(String),
    paymentDueAt: expect.any(String),
    paymentChoice: { kind: 'COD', label: 'Cash on delivery' },
  });
  await expireHolds(shop.later(13 * DAY_MS));
  expect(await cancelUnpaidOrders(shop.later(13 * DAY_MS), 7)).toBe(0);
  expect([await stockOf(lamp.id), (await read(order.id)).cancelledAt]).toEqual([before - 1, null]);
  expect(await cancelUnpaidOrders(shop.later(15 * DAY_MS), 7)).toBe(1);
  expect((await read(order.id)).cancelledAt).not.toBeNull();
  expect(await stockOf(lamp.id)).toBe(before);
});

test('one that was delivered or paid stays, however late it is', async () => {
  const [delivered, paid] = [await orderLater(shopper, lamp.id), await orderLater(shopper, lamp.id)];
  await admin.must(MarkDeliveredDocument, { id: delivered });
  const { totalPrice: amount } = await read(paid);
  await admin.must(RecordManualPaymentDocument, { input: { orderId: paid, amount, reference: 'till 5' } });
  expect(await cancelUnpaidOrders(shop.later(100 * DAY_MS), 7)).toBe(0);
});

test('one that has no time to be paid in stays', async () => {
  const id = await orderLater(shopper, lamp.id);
  await shop.em().execute('update orders set payment_due_at = null where id = ?', [id]);
  expect(await cancelUnpaidOrders(shop.later(100 * DAY_MS), 7)).toBe(0);
});

test('admins set for how long an order in cash waits', async () => {
  const { paymentMethodSettings: settings } = await admin.must(PaymentMethodSettingsDocument);
  const save = (version: number, days: object) =>
    admin.execute(SaveTransferDaysDocument, { input: { version, ...days } });
  expect((await save(settings.version, { cashDays: 0 })).code).toBe('BAD_USER_INPUT');
  const saved = (await save(settings.version, { cashDays: 3 })).data!.saveTransferDays;
  expect(saved).toMatchObject({ cashDays: 3, transferDays: 7 });
  const id = await orderLater(shopper, lamp.id);
  expect(await cancelUnpaidOrders(shop.later(4 * DAY_MS), 7)).toBe(1);
  expect((await read(id)).cancelledAt).not.toBeNull();
  await save(saved.version, { cashDays: 14 });
});

test('placing again returns the same order', async () => {
  const checkout = await startLater(shopper, lamp.id);
  const [first, again] = [await place(shopper, checkout), await place(shopper, checkout)];
  expect(again.data?.placeOrder.id).toBe(first.data?.placeOrder.id);
});

test('a bank transfer is waited for, then its items and its order end', async () => {
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

test('a cancelled one gives its items back', async () => {
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
])('a payment method that is %s is refused, and nothing is held', async (_what, id, change) => {
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

/** Lets the limits of production count from nothing. */
async function limit(limits: { acceptedOfNetwork: number; acceptedPieces: number }) {
  await shop.em().execute('update checkouts set network = null');
  const { rateLimitFactor } = shop.settings;
  shop.settings.rateLimitFactor = 1;
  const { checkoutSettings } = await admin.must(CheckoutSettingsDocument);
  const { version } = checkoutSettings;
  await admin.must(SaveCheckoutSettingsDocument, {
    input: { version, acceptedOfPerson: 2, acceptedOfGuest: 1, ...limits },
  });
  return () => Object.assign(shop.settings, { rateLimitFactor });
}
const codeOf = async (client: TestClient, qty = 1) =>
  (await place(client, await startLater(client, lamp.id, 'cod', qty))).code;

test('what is accepted and not paid is limited by person and by network, as admins have set', async () => {
  const restore = await limit({ acceptedOfNetwork: 4, acceptedPieces: 10 });
  const [buyer, guest, others] = [await shop.shopper(), await shop.guestBuyer(), await shop.shopper()];
  expect([await codeOf(buyer), await codeOf(buyer), await codeOf(buyer)]).toEqual([
    undefined,
    undefined,
    'HOLD_LIMIT',
  ]);
  expect([await codeOf(guest), await codeOf(guest)]).toEqual([undefined, 'HOLD_LIMIT']);
  expect(await codeOf(others, 8)).toBe('HOLD_LIMIT');
  expect([await codeOf(others), await codeOf(await shop.shopper())]).toEqual([undefined, 'HOLD_LIMIT']);
  shop.settings.rateLimitFactor = 2;
  expect(await codeOf(buyer)).toBeUndefined();
  restore();
});

test('a network does not get room by waiting, but when an order of it is cancelled or delivered', async () => {
  const restore = await limit({ acceptedOfNetwork: 2, acceptedPieces: 10 });
  const first = await orderLater(await shop.shopper(), lamp.id);
  const second = await orderLater(await shop.shopper(), lamp.id);
  await forgetNetworks(shop.em(), new Date(shop.ports.now().getTime() + 10 * DAY_MS));
  expect(await codeOf(await shop.shopper())).toBe('HOLD_LIMIT');
  await admin.must(CancelOrderDocument, { id: first });
  expect(await codeOf(await shop.shopper())).toBeUndefined();
  expect(await codeOf(await shop.shopper())).toBe('HOLD_LIMIT');
  await admin.must(MarkDeliveredDocument, { id: second });
  const networkOfSecond = () =>
    shop
      .em()
      .execute('select network from checkouts c join orders o on o.checkout_id = c.id where o.id = ?', [
        second,
      ]);
  expect(await networkOfSecond()).toEqual([{ network: '127.0.0.1' }]);
  expect(await codeOf(await shop.shopper())).toBeUndefined();
  await forgetNetworks(shop.em(), new Date(shop.ports.now().getTime() + 10 * DAY_MS));
  expect(await networkOfSecond()).toEqual([{ network: null }]);
  restore();
});
