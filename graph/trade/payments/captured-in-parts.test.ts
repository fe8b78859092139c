import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#money/format-money';
import { Permission } from '../../core/actor.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { captureOnShipment, work } from '../../proof/testing/captured-on-shipment.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CancelOrderDocument,
  CaptureOrderDocument,
  RecordManualPaymentDocument,
  RefundOrderDocument,
  ReservedOrderDocument,
  StartPaymentDocument,
  UndoFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import {
  cancelUnits,
  type ReservedSale,
  reservedSale,
  shipUnits,
  units,
} from '../../proof/testing/reserved-sale.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { setWithdrawalDays, withdraw } from '../../proof/testing/withdrawing.ts';
import { Fulfillment } from '../fulfillments/fulfillment.entity.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { Authorization } from './authorization.entity.ts';
import { Capture } from './capture.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import { Payment } from './payment.entity.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: TestShop;
let admin: TestClient;
let clerk: TestClient;
let buyer: TestClient;
beforeAll(async () => {
  shop = await testShop();
  await captureOnShipment(shop);
  [admin, buyer] = [await shop.admin(), await shop.shopper()];
  clerk = await shop.staff(Permission.Orders);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const sale = () => reservedSale(shop, buyer);
const ship = (bought: ReservedSale, ...lines: ReturnType<typeof units>[]) =>
  shipUnits(clerk, bought, ...lines);
const cancel = (id: string, ...lines: ReturnType<typeof units>[]) => cancelUnits(admin, id, ...lines);
const order = async (id: string) => (await admin.must(ReservedOrderDocument, { id })).order;
const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);
const stateOf = async (id: string) => (await shop.em().findOneOrFail(Authorization, { order: id })).state;
const capturesOf = async (authorization: string) => {
  const rows = await shop.em().find(Capture, { authorization }, { orderBy: { createdAt: 'asc' } });
  return rows.map(({ amount, state }) => `${amount} ${state}`);
};
const typesOf = async (id: string) => {
  const rows = await shop
    .em()
    .execute<{ type: string }[]>('select type from events where order_id = ? order by id', [id]);
  return rows.map(({ type }) => type).filter((type) => type.startsWith('payment.') || type === 'order.paid');
};

test('each part is captured ten minutes after it is shipped; the order is paid with the last one', async () => {
  const bought = await sale();
  const { id, paymentId, total } = bought;
  await ship(bought, units(bought.lamps, 1));
  await work(shop, 9 * MINUTE);
  expect((await order(id)).capturedAmount.amount).toBe(0);
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  const first = await order(id);
  const captured = first.capturedAmount.amount;
  expect(captured).toBeGreaterThanOrEqual(33_33);
  expect(first).toMatchObject({ state: 'PARTLY_FULFILLED', isPaid: false });
  expect(first.authorizedAmount!.amount).toBe(total - captured);
  expect(await atProvider(paymentId)).toMatchObject({ status: 'authorized', amountCaptured: captured });
  await ship(bought);
  expect((await order(id)).state).toBe('PARTLY_PAID');
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  expect(await order(id)).toMatchObject({
    state: 'FULFILLED',
    isPaid: true,
    capturedAmount: { amount: total },
    authorizedAmount: null,
  });
  expect(await atProvider(paymentId)).toMatchObject({ status: 'captured', amountCaptured: total });
  expect(await capturesOf(paymentId)).toEqual([`${captured} made`, `${total - captured} made`]);
  expect(await typesOf(id)).toEqual([
    ...['payment.authorized', 'payment.captured', 'payment.captured', 'order.paid'],
  ]);
});

test('whatever is cancelled of it is not captured, and the rest of the reservation is released at the end', async () => {
  const bought = await sale();
  const { id, paymentId, total, lamps, books } = bought;
  await ship(bought, units(lamps, 1), units(books, 1));
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  const { data } = await cancel(id, units(lamps, 1));
  expect(data!.cancelOrderItems.order.isPaid).toBe(false);
  const before = await order(id);
  expect(before.authorizedAmount!.amount + before.capturedAmount.amount).toBeLessThan(total);
  await cancel(id);
  const paid = await order(id);
  expect(paid).toMatchObject({ isPaid: true, state: 'FULFILLED', authorizedAmount: null, cancelledAt: null });
  expect(await stateOf(id)).toBe('voiding');
  await work(shop);
  expect(await stateOf(id)).toBe('voided');
  const { amountCaptured, amountRefunded } = await atProvider(paymentId);
  expect([amountCaptured, amountRefunded]).toEqual([paid.capturedAmount.amount, 0]);
  expect(await typesOf(id)).toEqual([
    'payment.authorized',
    'payment.captured',
    'order.paid',
    'payment.voided',
  ]);
  // What was cancelled is not said to be paid, nor what was shipped to be packed next.
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const { kept } = await shop.em().findOneOrFail(Mail, { orderId: id, type: 'order.confirmed' });
  const inMail = (cents: number) => formatMoney(cents, { currency: 'INR' });
  expect(kept!.text).toContain(`Cancelled, not charged: ${inMail(paid.capturedAmount.amount - total)}`);
  expect(kept!.text).toContain(`Charged: ${inMail(paid.capturedAmount.amount)}`);
  expect(kept!.text).not.toMatch(/pack/);
});

test('units are cancelled before anything is shipped; what is left is captured with one shipment, with the shipping', async () => {
  const bought = await sale();
  const { id, total, lamps } = bought;
  await cancel(id, units(lamps, 2));
  const { authorizedAmount } = await order(id);
  expect(authorizedAmount!.amount).toBeLessThan(total);
  await ship(bought);
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  expect(await order(id)).toMatchObject({ isPaid: true, capturedAmount: authorizedAmount });
});

test('an order of which units were cancelled is cancelled: nothing was taken, and each unit is in stock once', async () => {
  const { id, paymentId, lamps } = await sale();
  await cancel(id, units(lamps, 2));
  await buyer.must(CancelOrderDocument, { id });
  await work(shop);
  expect([await stateOf(id), (await order(id)).state]).toEqual(['voided', 'CANCELLED']);
  expect(await atProvider(paymentId)).toMatchObject({ amountCaptured: 0 });
  const all = await sale();
  await cancel(all.id, units(all.lamps, 3), units(all.books, 2));
  expect([await stateOf(all.id), (await order(all.id)).state]).toEqual(['voiding', 'CANCELLED']);
});

test('what its buyer withdraws from is cancelled at once, and not captured', async () => {
  const { id, total, lamps } = await sale();
  await setWithdrawalDays(shop, 14);
  const lines = [units(lamps, 1)];
  const { data } = await withdraw(buyer, id, { lines });
  expect(data!.withdrawOrder.order.cancelledAt).toBeNull();
  expect((await order(id)).authorizedAmount!.amount).toBeLessThan(total);
  expect((await clerk.must(CaptureOrderDocument, { id })).captureOrder.isPaid).toBe(true);
});

test('the receipt of a withdrawal from what is only reserved says that it is not charged, also after another part was', async () => {
  const bought = await sale();
  await setWithdrawalDays(shop, 14);
  await ship(bought, units(bought.lamps, 1));
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  expect((await order(bought.id)).capturedAmount.amount).toBeGreaterThan(0);
  await withdraw(buyer, bought.id, { lines: [units(bought.books, 1)] });
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const { kept } = await shop.em().findOneOrFail(Mail, { orderId: bought.id, type: 'order.withdrawn' });
  expect(kept!.text).toContain('and you do not pay for');
});

test('a part that is undone is not captured; staff capture all that is left, once', async () => {
  const bought = await sale();
  const { id, paymentId, total, lamps, books } = bought;
  await ship(bought, units(lamps, 1));
  shop.clock.advance(8 * MINUTE);
  const second = await ship(bought, units(books, 1));
  shop.clock.advance(3 * MINUTE);
  await work(shop);
  const { capturedAmount } = await order(id);
  await clerk.must(UndoFulfillmentDocument, { input: { id: second } });
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  expect(await order(id)).toMatchObject({ capturedAmount });
  for (let n = 0; n < 2; n++)
    expect((await clerk.must(CaptureOrderDocument, { id })).captureOrder).toMatchObject({ isPaid: true });
  expect((await atProvider(paymentId)).amountCaptured).toBe(total);
});

test('what is refunded of a part never exceeds what was captured of it', async () => {
  const bought = await sale();
  const { id, paymentId, lamps } = bought;
  const refund = (goodwillAmount: number) =>
    admin.execute(RefundOrderDocument, {
      input: { orderId: id, goodwillAmount, reason: 'A scratch.', idempotencyKey: randomUUID() },
    });
  expect((await refund(5_00)).code).toBe('CONFLICT');
  await ship(bought, units(lamps, 1));
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  const { amount } = (await order(id)).capturedAmount;
  expect((await refund(amount + 1)).code).toBe('CONFLICT');
  expect((await refund(5_00)).code).toBeUndefined();
  expect(await atProvider(paymentId)).toMatchObject({ amountRefunded: 5_00, status: 'authorized' });
  await ship(bought);
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  expect((await order(id)).isPaid).toBe(true);
});

test('a part that its bank refuses stays due with its reason, and is captured with a new key when the bank allows', async () => {
  const bought = await sale();
  const { id, paymentId, lamps } = bought;
  await ship(bought, units(lamps, 1));
  await shop.em().nativeUpdate(SandboxPayment, paymentId, { isRefusing: true });
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  const row = await shop.em().findOneOrFail(Authorization, { order: id });
  expect(row.state).toBe('capturing');
  expect(row.attempts.lastError).toContain('did not capture');
  await shop.em().nativeUpdate(SandboxPayment, paymentId, { isRefusing: false });
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  const { amount } = (await order(id)).capturedAmount;
  expect((await capturesOf(paymentId)).at(-1)).toBe(`${amount} made`);
  expect(await capturesOf(paymentId)).toContain(`${amount} refused`);
});

test('a reservation that ends after a part was captured leaves a partly paid order: what is not shipped is cancelled, and it is paid', async () => {
  const bought = await sale();
  const { id, paymentId, total, lamps } = bought;
  await ship(bought, units(lamps, 1));
  shop.clock.advance(11 * MINUTE);
  await work(shop);
  shop.clock.advance(5 * DAY);
  await work(shop);
  const { amount } = (await order(id)).capturedAmount;
  expect([await stateOf(id), (await atProvider(paymentId)).status]).toEqual(['expired', 'captured']);
  expect(await order(id)).toMatchObject({ isPaid: false, authorizedAmount: null });
  expect((await buyer.execute(StartPaymentDocument, { orderId: id })).code).toBe('CONFLICT');
  const input = { orderId: id, amount: total, reference: 'cash' };
  expect((await admin.execute(RecordManualPaymentDocument, { input })).code).toBe('CONFLICT');
  expect((await cancel(id)).code).toBeUndefined();
  expect(await order(id)).toMatchObject({ isPaid: true, state: 'FULFILLED', capturedAmount: { amount } });
  expect(await shop.em().count(Payment, { order: id })).toBe(1);
});

test('what the dashboard captures counts: a part of it, more than is agreed, and all of a cancelled order', async () => {
  const { razorpay } = shop.ports.gateways;
  const capture = async ({ paymentId }: ReservedSale, amount: number) =>
    razorpay.capture((await razorpay.fetchPayment(paymentId))!, { amount, key: randomUUID() });
  const part = await sale();
  await capture(part, 10_00);
  await work(shop);
  expect(await order(part.id)).toMatchObject({ state: 'PARTLY_PAID', capturedAmount: { amount: 10_00 } });
  await buyer.must(CancelOrderDocument, { id: part.id });
  await work(shop);
  expect((await atProvider(part.paymentId)).amountRefunded).toBe(10_00);
  const more = await sale();
  await cancel(more.id, units(more.lamps, 1));
  await capture(more, more.total);
  await work(shop);
  const { amountRefunded } = await atProvider(more.paymentId);
  expect(await order(more.id)).toMatchObject({ isPaid: true });
  expect(amountRefunded).toBeGreaterThanOrEqual(33_33);
  const all = await sale();
  await buyer.must(CancelOrderDocument, { id: all.id });
  await capture(all, 10_00);
  await work(shop);
  expect(await atProvider(all.paymentId)).toMatchObject({ amountCaptured: 10_00, amountRefunded: 10_00 });
});

test('a shipment that is undone after its reservation has ended: what was cancelled before is in stock once', async () => {
  const bought = await sale();
  const { id, paymentId, lamps, books } = bought;
  await cancel(id, units(lamps, 1));
  await shop.em().nativeUpdate(SandboxPayment, paymentId, { isRefusing: true });
  shop.clock.advance(5 * DAY - 5 * MINUTE);
  // Sessions end earlier.
  [admin, clerk] = [await shop.admin(), await shop.staff(Permission.Orders)];
  await ship(bought, units(books, 1));
  shop.clock.advance(6 * MINUTE);
  await work(shop);
  expect(await order(id)).toMatchObject({ isPaid: false, authorizedAmount: null });
  const { id: fulfillment } = await shop.em().findOneOrFail(Fulfillment, { order: id });
  await clerk.must(UndoFulfillmentDocument, { input: { id: fulfillment } });
  expect(await shop.violations()).toEqual([]);
  await expireHolds(shop.later(40 * DAY));
  expect(await shop.violations()).toEqual([]);
  await cancelUnpaidOrders(shop.later(40 * DAY), 3);
  expect((await order(id)).state).toBe('CANCELLED');
});
