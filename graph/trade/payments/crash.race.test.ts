import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import type { EventName } from '../../core/record-event.ts';
import { dieAt } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { deliverWebhook } from '../../proof/testing/deliver-webhook.ts';
import {
  approvedReturn,
  exchange,
  exchanged,
  exchangedDearer,
  payRest,
  readExchanged,
  refund,
  stockOfVariant,
} from '../../proof/testing/exchanging.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CancelOrderItemsDocument,
  OrderDocument,
  PayOrderDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import { boughtOrder, receive } from '../../proof/testing/returning.ts';
import { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { setWithdrawalDays, withdraw } from '../../proof/testing/withdrawing.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Withdrawal } from '../withdrawals/withdrawal.entity.ts';
import { SandboxPayment, SandboxRefund } from './gateways/sandbox/ledger.entity.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';

const HOUR = 60 * 60_000;
const AFTER_LEASE = 3 * 60_000;
/** A process that survives, or is started next. */
let shop: TestShop;
/** Another process on the same data, which dies during its use cases. */
let dying: TestShop;
let shopper: TestClient;
beforeAll(async () => {
  const url = await freshDatabase();
  shop = await testShop({ url, webhooks: false });
  dying = await testShop({ url, webhooks: false });
  await shop.admin();
  shopper = await shop.shopper();
});
afterEach(async () => {
  await expire(shop);
  expect(await shop.violations()).toEqual([]);
});
// Lost connections never return to the pool of `dying`: closing it would wait for ever.
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const expire = ({ em }: TestShop, after = HOUR) => expireHolds({ ...shop.later(after), em: em() });
const restart = () =>
  reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
const subjects = async (type: EventName) => (await shop.events(type)).map(({ subjectId }) => subjectId);
const ordersOf = (checkout: { id: string }) => shop.em().find(Order, { checkout: checkout.id });

/** The shopper's browser, connected to the process that dies. */
function lost({ cookie } = shopper): TestClient {
  const client = new TestClient(dying.url);
  client.cookie = cookie;
  return client;
}

test.each(['checkout.keyTaken', 'checkout.held', 'checkout.providerOrderMade'] as const)(
  'dead at %s: the same key goes on from there, with stock held once and one provider order',
  async (point) => {
    const lamp = await shop.addProduct({ countInStock: 3 });
    const input = checkoutInput([{ productId: lamp.id, qty: 1 }], randomUUID());
    await dieAt(shop, point, () => lost().execute(StartCheckoutDocument, input));
    expect(await stockOf(lamp)).toBe(point === 'checkout.keyTaken' ? 3 : 2);
    const { startCheckout: again } = await shopper.must(StartCheckoutDocument, input);
    expect(await stockOf(lamp)).toBe(2);
    const answer = await place(shopper, again, await shop.pay(again));
    expect(answer.data?.placeOrder.isPaid).toBe(true);
    expect(await shop.em().count(Checkout, { idempotencyKey: input.input.idempotencyKey })).toBe(1);
  },
);

test.each([
  'payment.fetched',
  'payment.captured',
  'payment.checkoutLocked',
  'event.recorded',
  'payment.recorded',
  'payment.committed',
] as const)(
  'dead at %s: what was paid is an order after the next run of the background work',
  async (point) => {
    const lamp = await shop.addProduct({ countInStock: 1 });
    const checkout = await startCheckout(shopper, lamp.id);
    const payment = await shop.pay(checkout, 'authorized');
    await dieAt(shop, point, () => place(lost(), checkout, payment));
    expect(await ordersOf(checkout)).toHaveLength(point === 'payment.committed' ? 1 : 0);
    // An order and its event are there together or not at all.
    expect((await shop.em().find(Order, { paidAt: { $ne: null } })).map(({ id }) => id).sort()).toEqual(
      (await subjects('order.paid')).sort(),
    );
    await restart();
    const [order] = await ordersOf(checkout);
    expect(order?.paidAt).toBeInstanceOf(Date);
    expect(await stockOf(lamp)).toBe(0);
    // The shopper, who received no response, retries and gets the same order.
    const { data } = await place(shopper, checkout, payment);
    expect(data?.placeOrder.id).toBe(order?.id);
    expect((await shopper.must(OrderDocument, { id: order!.id })).order.isPaid).toBe(true);
  },
);

test.each(['payment.committed', 'refund.due', 'refund.made'] as const)(
  'dead at %s with a refund due: it is made once, in full',
  async (point) => {
    const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
    const payment = await shop.pay(checkout);
    await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { amount: 777 });
    await dieAt(shop, point, () => place(lost(), checkout, payment));
    expect((await shop.em().findOneOrFail(Payment, payment.paymentId)).refundedAt).toBeNull();
    expect(await subjects('refund.made')).not.toContain(payment.paymentId);
    await restart();
    await restart();
    const refunds = await shop.em().find(SandboxRefund, { paymentId: payment.paymentId });
    expect(refunds.map(({ amount }) => amount)).toEqual([777]);
    expect((await shop.em().findOneOrFail(Payment, payment.paymentId)).refundedAt).not.toBeNull();
  },
);

test.each(['credit.locked', 'event.recorded', 'credit.written', 'refund.due', 'refund.made'] as const)(
  'dead at %s of a cancellation: the same key goes on from there, the money goes back once',
  async (point) => {
    const lamp = await shop.addProduct({ countInStock: 2 });
    const checkout = await startCheckout(shopper, lamp.id, 2);
    const payment = await shop.pay(checkout);
    const { data } = await place(shopper, checkout, payment);
    const orderId = data!.placeOrder.id;
    const input = { orderId, idempotencyKey: randomUUID() };
    await dieAt(shop, point, () => lost().execute(CancelOrderItemsDocument, { input }));
    const isWritten = point.startsWith('refund');
    expect(await stockOf(lamp)).toBe(isWritten ? 2 : 0);
    await shopper.must(CancelOrderItemsDocument, { input });
    await restart();
    await restart();
    expect(await stockOf(lamp)).toBe(2);
    const refunds = await shop.em().find(SandboxRefund, { paymentId: payment.paymentId });
    expect(refunds.map(({ amount }) => amount)).toEqual([checkout.payment.amount]);
    expect(await subjects('credit.created')).toContain(orderId);
  },
);

test.each(['exchange.priced', 'event.recorded', 'exchange.placed'] as const)(
  'dead at %s of an exchange: nothing of it is there, and the same key goes on',
  async (point) => {
    const admin = await shop.admin();
    const returned = await approvedReturn(shop, shopper);
    const key = randomUUID();
    await dieAt(shop, point, () => exchange(lost(admin), returned, 2, key));
    expect(await stockOfVariant(shop, returned.medium)).toBe(10);
    await exchanged(admin, returned, 2, key);
    expect(await stockOfVariant(shop, returned.medium)).toBe(8);
  },
);

test.each(['credit.locked', 'event.recorded', 'credit.written', 'refund.due', 'refund.made'] as const)(
  'dead at %s of the refund that pays an exchange: the same key goes on, and the rest goes back once',
  async (point) => {
    const admin = await shop.admin();
    const returned = await approvedReturn(shop, shopper, 15_00);
    const newId = await exchanged(admin, returned);
    await receive(admin, returned.returnId, returned.line, { quantity: 2 });
    const key = randomUUID();
    await dieAt(shop, point, () => refund(lost(admin), returned, 2, key));
    expect((await readExchanged(admin, newId)).isPaid).toBe(point.startsWith('refund'));
    await refund(admin, returned, 2, key);
    await restart();
    await restart();
    expect((await readExchanged(admin, newId)).isPaid).toBe(true);
    const refunds = await shop.em().find(SandboxRefund, { paymentId: returned.paymentId });
    expect(refunds.map(({ amount }) => amount)).toEqual([11_50]);
  },
);

/** A return whose buyer is to pay 11.50 of its new order. */
async function dearer(admin: TestClient) {
  const returned = await approvedReturn(shop, shopper, 25_00);
  return { ...returned, newId: await exchangedDearer(admin, returned, 11_50) };
}

test.each(['payment.captured', 'payment.recorded'] as const)(
  'dead at %s of the rest of an exchange: it is recorded once, and the returned items pay the other part',
  async (point) => {
    const admin = await shop.admin();
    const made = await dearer(admin);
    const orderId = made.newId;
    const { startPayment } = await shopper.must(StartPaymentDocument, { orderId });
    const payment = await shop.pay(startPayment);
    const input = { orderId, payment };
    await dieAt(shop, point, () => lost().execute(PayOrderDocument, { input }));
    await restart();
    await shopper.execute(PayOrderDocument, { input });
    expect(await shop.em().count(Payment, { order: orderId })).toBe(1);
    await receive(admin, made.returnId, made.line, { quantity: 2 });
    expect((await refund(admin, made)).errors).toEqual([]);
    expect((await readExchanged(admin, orderId)).isPaid).toBe(true);
    const back = [payment.paymentId, made.paymentId];
    expect(await shop.em().count(SandboxRefund, { paymentId: { $in: back } })).toBe(0);
  },
);

test.each(['credit.locked', 'exchange.locked', 'event.recorded', 'credit.written'] as const)(
  'dead at %s of the refund that pays a part of an exchange: the same key goes on, and nothing is set off twice',
  async (point) => {
    const admin = await shop.admin();
    const made = await dearer(admin);
    const { paymentId } = await payRest(shop, shopper, made.newId);
    await receive(admin, made.returnId, made.line, { quantity: 2 });
    const key = randomUUID();
    await dieAt(shop, point, () => refund(lost(admin), made, 2, key));
    expect((await readExchanged(admin, made.newId)).isPaid).toBe(false);
    await refund(admin, made, 2, key);
    await refund(admin, made, 2, key);
    await restart();
    expect((await readExchanged(admin, made.newId)).isPaid).toBe(true);
    const ids = { $in: [paymentId, made.paymentId] };
    expect(await shop.em().count(SandboxRefund, { paymentId: ids })).toBe(0);
    expect(await shop.em().count(Payment, { setOffOrder: made.newId })).toBe(1);
  },
);

test.each(['withdrawal.written', 'event.recorded'] as const)(
  'dead at %s of a withdrawal: nothing of it is there, and the same key goes on',
  async (point) => {
    await setWithdrawalDays(shop, 14);
    const { orderId, lamp } = await boughtOrder(shop, shopper, 2, false);
    const key = { idempotencyKey: randomUUID() };
    const client = lost();
    client.user = shopper.user;
    await dieAt(shop, point, () => withdraw(client, orderId, key));
    expect(await shop.em().count(Withdrawal, { order: orderId })).toBe(0);
    expect(await stockOf(lamp)).toBe(8);
    await withdraw(shopper, orderId, key);
    await restart();
    expect(await shop.em().count(Withdrawal, { order: orderId })).toBe(1);
    expect(await stockOf(lamp)).toBe(10);
    expect(await subjects('order.withdrawn')).toContain(orderId);
  },
);

test.each(['webhook.isNew', 'webhook.settled'] as const)(
  'dead at %s: the event comes again and is dealt with once',
  async (point) => {
    const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
    await shop.pay(checkout);
    const { providerOrderId } = checkout.payment;
    await dieAt(shop, point, () => deliverWebhook(dying, providerOrderId, `evt_${checkout.id}`));
    expect(await deliverWebhook(shop, providerOrderId, `evt_${checkout.id}`)).toBe(200);
    expect((await ordersOf(checkout)).map(({ paidAt }) => paidAt !== null)).toEqual([true]);
  },
);

test('dead while a hold expires: it is held until the lease of the dead ends, and given back once', async () => {
  const lamp = await shop.addProduct({ countInStock: 4 });
  await startCheckout(shopper, lamp.id, 3);
  await dieAt(shop, 'checkout.expiryLocked', () => expire(dying));
  expect(await stockOf(lamp)).toBe(1);
  await expire(shop, HOUR + AFTER_LEASE);
  await expire(shop, HOUR + AFTER_LEASE);
  expect(await stockOf(lamp)).toBe(4);
});
