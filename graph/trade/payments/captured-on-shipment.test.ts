import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { Permission } from '../../core/actor.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { captureOnShipment, reserved, work } from '../../proof/testing/captured-on-shipment.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CancelOrderDocument,
  CancelOrderItemsDocument,
  CaptureOrderDocument,
  CreateFulfillmentDocument,
  HoldOrderDocument,
  MarkDeliveredDocument,
  RecordManualPaymentDocument,
  RefundOrderDocument,
  ReleaseOrderDocument,
  ReservedOrderDocument,
  StartPaymentDocument,
  UndoFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { Order } from '../orders/order.entity.ts';
import { Authorization } from './authorization.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: TestShop;
let admin: TestClient;
let clerk: TestClient;
let buyer: TestClient;
beforeAll(async () => {
  // As Razorpay, which captures in whole.
  shop = await testShop({ capturesParts: false });
  await captureOnShipment(shop);
  [admin, buyer] = [await shop.admin(), await shop.shopper()];
  clerk = await shop.staff(Permission.Orders);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const order = async (id: string) => (await admin.must(ReservedOrderDocument, { id })).order;
const atProvider = async (id: string) => (await shop.em().findOneOrFail(SandboxPayment, id)).status;
const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const stateOf = async (id: string) => (await shop.em().findOneOrFail(Authorization, { order: id })).state;
const ship = async (orderId: string) =>
  (
    await clerk.must(CreateFulfillmentDocument, {
      input: { orderId, idempotencyKey: randomUUID(), notify: false },
    })
  ).createFulfillment.fulfillment.id;
const mailsOf = async (id: string) => {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { orderId: id }, { orderBy: { createdAt: 'asc' } });
  return mails.map(({ type, kept }) => ({ type, text: kept?.text ?? '' }));
};
const typesOf = async (id: string) => {
  const rows = await shop
    .em()
    .execute<{ type: string }[]>('select type from events where order_id = ? order by id', [id]);
  return rows.map(({ type }) => type);
};

test('the money of an order is reserved when it is placed, and captured ten minutes after it is shipped', async () => {
  const { id, lamp, payment, checkout } = await reserved(shop, buyer, 2);
  const { amount, currency } = checkout.payment;
  expect(await order(id)).toMatchObject({
    state: 'AUTHORIZED',
    isPaid: false,
    payableUntil: null,
    authorizedAmount: { amount, currency },
    capturedAmount: { amount: 0 },
  });
  expect([await atProvider(payment.paymentId), await stockOf(lamp)]).toEqual(['authorized', 8]);
  await work(shop);
  await ship(id);
  await work(shop, 9 * MINUTE);
  expect([await atProvider(payment.paymentId), (await order(id)).isPaid]).toEqual(['authorized', false]);
  await work(shop, 11 * MINUTE);
  expect(await atProvider(payment.paymentId)).toBe('captured');
  expect(await order(id)).toMatchObject({
    state: 'FULFILLED',
    isPaid: true,
    authorizedUntil: null,
    authorizedAmount: null,
    capturedAmount: { amount, currency },
  });
  expect(await typesOf(id)).toEqual(expect.arrayContaining(['payment.authorized', 'order.paid']));
  const [first, second] = await mailsOf(id);
  expect([first!.type, second!.type]).toEqual(['order.accepted', 'order.confirmed']);
  expect(first!.text).toContain('its money is reserved on your account. Nothing is charged before we ship.');
});

test('what is paid at once stays as it was when its payment was captured at the provider', async () => {
  const { id, payment } = await reserved(shop, buyer);
  const { amount, currency } = (await shop.ports.gateways.razorpay.fetchPayment(payment.paymentId))!;
  expect(currency).toBe('INR');
  const found = (await shop.ports.gateways.razorpay.fetchPayment(payment.paymentId))!;
  await shop.ports.gateways.razorpay.capture(found);
  await work(shop);
  expect(await order(id)).toMatchObject({ state: 'PAID', capturedAmount: { amount }, authorizedUntil: null });
  expect(await stateOf(id)).toBe('captured');
});

test('an order that is delivered at once is captured at once, and can be refunded as any other', async () => {
  const { id, payment, checkout } = await reserved(shop, buyer);
  await clerk.must(MarkDeliveredDocument, { id });
  await work(shop);
  expect(await order(id)).toMatchObject({ state: 'DELIVERED', isPaid: true });
  const input = { orderId: id, goodwillAmount: 500, reason: 'A scratch.', idempotencyKey: randomUUID() };
  await admin.must(RefundOrderDocument, { input });
  const { amountRefunded, amount } = await shop.em().findOneOrFail(SandboxPayment, payment.paymentId);
  expect([amountRefunded, amount]).toEqual([500, checkout.payment.amount]);
});

test('what was shipped by mistake is not captured; a fulfillment that is left is, in its own time', async () => {
  const { id, lamp, payment } = await reserved(shop, buyer, 2);
  const fulfillment = await ship(id);
  await clerk.must(UndoFulfillmentDocument, { input: { id: fulfillment } });
  expect([await stateOf(id), (await order(id)).state]).toEqual(['open', 'AUTHORIZED']);
  // Its items are its own as long as the money is reserved.
  await expireHolds(shop.later(60 * MINUTE));
  expect(await stockOf(lamp)).toBe(8);
  await work(shop, 11 * MINUTE);
  expect(await atProvider(payment.paymentId)).toBe('authorized');
  await ship(id);
  await work(shop, 11 * MINUTE);
  expect(await atProvider(payment.paymentId)).toBe('captured');
});

test('what is shipped shortly before its reservation ends is captured before it does, also when it waits for its second part', async () => {
  const { id, payment } = await reserved(shop, buyer, 2);
  const [line] = await shop
    .em()
    .execute<{ id: string }[]>('select id from order_lines where order_id = ?', [id]);
  const lines = [{ orderItemId: line!.id, quantity: 1 }];
  const part = () =>
    clerk.must(CreateFulfillmentDocument, {
      input: { orderId: id, idempotencyKey: randomUUID(), notify: false, lines },
    });
  shop.clock.advance(5 * DAY - 20 * MINUTE);
  const first = (await part()).createFulfillment.fulfillment.id;
  await work(shop, 4 * MINUTE);
  expect(await atProvider(payment.paymentId)).toBe('authorized');
  shop.clock.advance(4 * MINUTE);
  await part();
  await clerk.must(UndoFulfillmentDocument, { input: { id: first } });
  await work(shop, 2 * MINUTE);
  expect([await atProvider(payment.paymentId), (await order(id)).isPaid]).toEqual(['captured', true]);
});

test('what is shipped minutes before its reservation ends is captured at once', async () => {
  const { id, payment } = await reserved(shop, buyer);
  shop.clock.advance(5 * DAY - 6 * MINUTE);
  await ship(id);
  await work(shop);
  expect([await atProvider(payment.paymentId), (await order(id)).isPaid]).toEqual(['captured', true]);
});

test('the second of two parts that were shipped waits for its own ten minutes when the first is undone', async () => {
  const { id, payment } = await reserved(shop, buyer, 2);
  const [line] = await shop
    .em()
    .execute<{ id: string }[]>('select id from order_lines where order_id = ?', [id]);
  const part = async () => {
    const input = {
      orderId: id,
      idempotencyKey: randomUUID(),
      lines: [{ orderItemId: line!.id, quantity: 1 }],
    };
    return (await clerk.must(CreateFulfillmentDocument, { input: { ...input, notify: false } }))
      .createFulfillment.fulfillment.id;
  };
  const first = await part();
  shop.clock.advance(8 * MINUTE);
  await part();
  await clerk.must(UndoFulfillmentDocument, { input: { id: first } });
  await work(shop, 3 * MINUTE);
  expect(await atProvider(payment.paymentId)).toBe('authorized');
  await work(shop, 11 * MINUTE);
  expect(await atProvider(payment.paymentId)).toBe('captured');
});

test('an order that is cancelled is never captured: its reservation is released, and its items return', async () => {
  const { id, lamp, payment } = await reserved(shop, buyer, 3);
  await buyer.must(CancelOrderDocument, { id });
  expect([await stateOf(id), await stockOf(lamp)]).toEqual(['voiding', 10]);
  await work(shop);
  expect([await stateOf(id), (await order(id)).state]).toEqual(['voided', 'CANCELLED']);
  expect(await typesOf(id)).toContain('payment.voided');
  expect((await clerk.execute(CaptureOrderDocument, { id })).code).toBe('CONFLICT');
  expect(await atProvider(payment.paymentId)).toBe('authorized');
  const [, mail] = await mailsOf(id);
  expect(mail!.text).toContain('Nothing was charged.');
  expect(mail!.text).toContain('The reservation on your account is released');
});

test('what the dashboard captures of a cancelled order goes back in full', async () => {
  const { id, payment } = await reserved(shop, buyer);
  await buyer.must(CancelOrderDocument, { id });
  const found = (await shop.ports.gateways.razorpay.fetchPayment(payment.paymentId))!;
  await shop.ports.gateways.razorpay.capture(found);
  await work(shop);
  await work(shop);
  expect([await atProvider(payment.paymentId), (await order(id)).isPaid]).toEqual(['refunded', false]);
});

test('the money of an order on hold is not captured by hand until it is released', async () => {
  const { id, payment } = await reserved(shop, buyer);
  await clerk.must(HoldOrderDocument, { input: { id, reason: 'Two names' } });
  const refused = await clerk.execute(CaptureOrderDocument, { id });
  expect([refused.code, await atProvider(payment.paymentId)]).toEqual(['CONFLICT', 'authorized']);
  expect(await stateOf(id)).toBe('open');
  await clerk.must(ReleaseOrderDocument, { input: { id } });
  expect((await clerk.must(CaptureOrderDocument, { id })).captureOrder.isPaid).toBe(true);
});

test('staff capture by hand, once; nobody else may', async () => {
  const { id, payment } = await reserved(shop, buyer);
  expect((await buyer.execute(CaptureOrderDocument, { id })).code).toBe('FORBIDDEN');
  for (let n = 0; n < 2; n++) {
    const { captureOrder } = await clerk.must(CaptureOrderDocument, { id });
    expect(captureOrder).toMatchObject({ state: 'PAID', isPaid: true });
  }
  expect(await atProvider(payment.paymentId)).toBe('captured');
});

test('nothing else pays an order whose money is reserved', async () => {
  const { id, checkout } = await reserved(shop, buyer);
  expect((await buyer.execute(StartPaymentDocument, { orderId: id })).code).toBe('CONFLICT');
  const input = { orderId: id, amount: checkout.payment.amount, reference: 'cash' };
  expect((await admin.execute(RecordManualPaymentDocument, { input })).code).toBe('CONFLICT');
  // Another payment of the same provider order, as a provider might take.
  const em = shop.em();
  em.create(SandboxPayment, {
    id: 'pay_secondSecond12',
    orderId: checkout.payment.providerOrderId,
    status: 'captured',
    amount: checkout.payment.amount,
    amountRefunded: 0,
    currency: 'INR',
    method: 'card',
    createdAt: shop.ports.now(),
  });
  await em.flush();
  await work(shop);
  await work(shop);
  expect([await atProvider('pay_secondSecond12'), await stateOf(id)]).toEqual(['refunded', 'open']);
});

test('an order whose money is reserved is not cancelled as unpaid; released, it has the time of a new one', async () => {
  const { id, lamp, payment } = await reserved(shop, buyer, 4);
  const cancel = (days: number) => cancelUnpaidOrders(shop.later(days * DAY), 3);
  await cancel(4.5);
  expect((await order(id)).state).toBe('AUTHORIZED');
  await work(shop, 4 * DAY);
  expect(await typesOf(id)).toContain('payment.expiring');
  shop.clock.advance(5 * DAY + MINUTE);
  await work(shop);
  expect(await atProvider(payment.paymentId)).toBe('refunded');
  const released = await order(id);
  expect(released).toMatchObject({ state: 'PLACED', authorizedUntil: null, capturedAmount: { amount: 0 } });
  expect(new Date(released.payableUntil!).getTime()).toBeGreaterThan(shop.ports.now().getTime());
  expect([await stateOf(id), await stockOf(lamp)]).toEqual(['expired', 6]);
  const link = (await mailsOf(id)).find(({ type }) => type === 'order.payment_link');
  expect(link).toBeDefined();
  await cancel(1);
  expect((await order(id)).cancelledAt).toBeNull();
  // Its buyer pays once more.
  const { startPayment } = await buyer.must(StartPaymentDocument, { orderId: id });
  await shop.pay({ payment: startPayment.payment });
  await work(shop);
  expect((await order(id)).state).toBe('AUTHORIZED');
  await ship(id);
  await work(shop, 11 * MINUTE);
  expect(await order(id)).toMatchObject({ state: 'FULFILLED', isPaid: true });
});

test('one that is not paid again is cancelled, and its items return', async () => {
  const { id, lamp } = await reserved(shop, buyer, 4);
  shop.clock.advance(5 * DAY + MINUTE);
  await work(shop);
  const { unpaid } = { unpaid: await shop.em().findOneOrFail(Order, id) };
  expect(unpaid.paymentDueAt).not.toBeNull();
  await cancelUnpaidOrders({ ...shop.later(40 * DAY) }, 3);
  expect([(await order(id)).state, await stockOf(lamp)]).toEqual(['CANCELLED', 10]);
  await expireHolds(shop.later());
});

test('a capture that is refused stays due and says why; the order is shipped and not paid', async () => {
  const { id, payment } = await reserved(shop, buyer, 1, 'refusing');
  await ship(id);
  await work(shop, 11 * MINUTE);
  const row = await shop.em().findOneOrFail(Authorization, { order: id });
  expect(row).toMatchObject({ state: 'capturing', attempts: { attempts: 1 } });
  expect(row.attempts.lastError).toContain('did not capture');
  expect((await clerk.execute(CaptureOrderDocument, { id })).code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
  expect(await order(id)).toMatchObject({ state: 'FULFILLED', isPaid: false });
  await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { isRefusing: false });
  await work(shop, 3 * 60 * MINUTE);
  expect(await order(id)).toMatchObject({ state: 'FULFILLED', isPaid: true });
});

test('one that is refused to the end is an order that is shipped and not paid, which its buyer can pay', async () => {
  const { id } = await reserved(shop, buyer, 1, 'refusing');
  await ship(id);
  shop.clock.advance(5 * DAY + MINUTE);
  await work(shop);
  expect(await order(id)).toMatchObject({ state: 'FULFILLED', isPaid: false, authorizedUntil: null });
  expect(await stateOf(id)).toBe('expired');
  const { startPayment } = await buyer.must(StartPaymentDocument, { orderId: id });
  await shop.pay({ payment: startPayment.payment });
  await work(shop);
  await work(shop);
  expect(await order(id)).toMatchObject({ state: 'FULFILLED', isPaid: true });
});

test('a brief reservation is warned of at once, and once', async () => {
  const { id } = await reserved(shop, buyer, 1, 'brief');
  // The gateway says five days for each payment: what the provider does comes before it.
  await shop
    .em()
    .nativeUpdate(Authorization, { order: id }, { expiresAt: new Date(shop.ports.now().getTime() + DAY) });
  await shop.em().nativeUpdate(Order, id, { authorizedUntil: new Date(shop.ports.now().getTime() + DAY) });
  await work(shop);
  await work(shop, MINUTE);
  expect((await typesOf(id)).filter((type) => type === 'payment.expiring')).toHaveLength(1);
  await shop.em().nativeUpdate(Authorization, { order: id }, { expiresAt: shop.ports.now() });
  await work(shop);
  expect((await order(id)).state).toBe('AUTHORIZED');
  shop.clock.advance(61 * MINUTE);
  await work(shop);
  expect((await order(id)).state).toBe('PLACED');
});

test('where the provider captures in whole, a part of a reserved order is not cancelled, and nothing changes', async () => {
  const { id, lamp, payment } = await reserved(shop, buyer, 3);
  const [line] = await shop
    .em()
    .execute<{ id: string }[]>('select id from order_lines where order_id = ?', [id]);
  const input = {
    orderId: id,
    idempotencyKey: randomUUID(),
    lines: [{ orderItemId: line!.id, quantity: 1 }],
  };
  for (const client of [admin, buyer]) {
    const { code, errors } = await client.execute(CancelOrderItemsDocument, { input });
    expect([code, errors[0]!.message]).toEqual(['CONFLICT', expect.stringContaining('Cancel all of it')]);
  }
  expect(await order(id)).toMatchObject({
    state: 'AUTHORIZED',
    authorizedAmount: { amount: expect.any(Number) },
  });
  expect([await stateOf(id), await stockOf(lamp)]).toEqual(['open', 7]);
  expect(await atProvider(payment.paymentId)).toBe('authorized');
});
