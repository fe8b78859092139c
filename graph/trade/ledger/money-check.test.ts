import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atFailpoint } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  MoneyCheckDocument,
  MoneySummaryDocument,
  RecheckCheckoutDocument,
  RefundOrderDocument,
  RefundPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import { payBefore } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { SandboxPayment } from '../payments/gateways/sandbox/ledger.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Refund } from '../payments/refund.entity.ts';

let shop: TestShop;
let admin: TestClient;
let providerIsDead = false;
beforeEach(async () => {
  providerIsDead = false;
  shop = await testShop({ webhooks: false, fault: () => (providerIsDead ? 'dead' : undefined) });
  admin = await shop.admin();
});
afterEach(() => shop?.close());

/** One lamp at 49.99: with shipping and tax 157.49. */
const TOTAL = 157_49;
const check = async () => (await admin.must(MoneyCheckDocument)).moneyCheck;

/** A checkout of one lamp that its shopper has paid without the shop being notified. */
async function paidUnseen() {
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  return { shopper, checkout, payment: await shop.pay(checkout) };
}

/** A payment whose order is gone: its refund is due. */
async function loseOrder(id: string) {
  const em = shop.em();
  const { order, amount, currency, createdAt } = await em.findOneOrFail(Payment, id);
  await em.nativeUpdate(Payment, id, { order: null });
  await em.insert(Refund, {
    id: v7(),
    payment: id,
    amount,
    currency,
    createdAt,
    state: 'due',
    reason: 'Sold out.',
  });
  await em.nativeDelete(OrderLine, { order });
  await em.nativeDelete(Order, order!.id);
  return id;
}

test('paid orders and their payments add up', async () => {
  const { shopper, checkout, payment } = await paidUnseen();
  await place(shopper, checkout, payment);
  expect(await check()).toEqual({
    providerAnswered: true,
    sums: [{ currency: 'INR', captured: TOTAL, refunded: 0, paid: TOTAL, underway: 0 }],
    byHand: [],
    underway: [],
    problems: [],
    unpaid: [],
    refunded: [],
    brokenRules: [],
    isRefreshing: false,
  });
});

test('a payment that was not reported to the shop is on its way for ten minutes, and then to be looked into', async () => {
  const { payment } = await paidUnseen();
  const { id, createdAt } = await shop.em().findOneOrFail(SandboxPayment, payment.paymentId);
  const row = { paymentId: id, amount: TOTAL, action: 'RECHECK' };
  expect(await check()).toMatchObject({
    sums: [{ captured: TOTAL, refunded: 0, paid: 0, underway: TOTAL }],
    underway: [
      {
        ...row,
        note: 'Captured. It becomes a paid order, or is refunded.',
        until: new Date(createdAt.getTime() + 10 * 60_000).toISOString(),
      },
    ],
    problems: [],
    brokenRules: [],
  });
  shop.clock.advance(11 * 60_000);
  const { sums, underway, problems } = await check();
  expect({ sums, underway }).toMatchObject({ sums: [{ underway: 0 }], underway: [] });
  expect(problems).toMatchObject([{ ...row, note: 'Captured, but the shop has no record of it yet.' }]);
});

test('what is on its way becomes the order it paid for, on a second look', async () => {
  const { checkout, payment } = await paidUnseen();
  const [row] = (await check()).underway;
  expect(row).toMatchObject({
    paymentId: payment.paymentId,
    checkoutId: checkout.id,
    amount: TOTAL,
    action: 'RECHECK',
  });
  expect(await admin.must(RecheckCheckoutDocument, { checkoutId: checkout.id })).toEqual({
    recheckCheckout: true,
  });
  expect(await shop.em().count(Order, { paidAt: { $ne: null } })).toBe(1);
  expect(await check()).toMatchObject({ underway: [], problems: [] });
});

test('an order that waits for its payment can be looked at again without harm', async () => {
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  await place(shopper, checkout);
  const { problems, unpaid } = await check();
  expect(problems).toEqual([]);
  expect(unpaid).toMatchObject([{ note: 'Waits for its payment; its stock is held.', action: 'RECHECK' }]);
  expect(await admin.must(RecheckCheckoutDocument, { checkoutId: checkout.id })).toEqual({
    recheckCheckout: false,
  });
});

test('a due refund is made once, however often it is requested', async () => {
  const { shopper, checkout, payment } = await paidUnseen();
  await place(shopper, checkout, payment);
  const id = await loseOrder(payment.paymentId);

  expect(await check()).toMatchObject({
    sums: [{ captured: TOTAL, refunded: 0, paid: 0, underway: TOTAL }],
    underway: [{ note: 'Is refunded: Sold out.', action: 'REFUND' }],
    problems: [],
  });
  const refund = () => admin.execute(RefundPaymentDocument, { paymentId: id });
  expect((await Promise.all([refund(), refund()])).map(({ data }) => data)).toEqual([
    { refundPayment: true },
    { refundPayment: true },
  ]);
  const { underway, problems, refunded, sums } = await check();
  expect({ underway, problems }).toEqual({ underway: [], problems: [] });
  expect(refunded).toMatchObject([{ note: 'Sold out.', paymentId: id, action: null }]);
  expect(sums).toEqual([{ currency: 'INR', captured: TOTAL, refunded: TOTAL, paid: 0, underway: 0 }]);
});

test('a payment of which a part was refunded stands by when that was, not by when it was paid', async () => {
  const { shopper, checkout, payment } = await paidUnseen();
  const { data } = await place(shopper, checkout, payment);
  shop.clock.advance(2 * 24 * 60 * 60_000);
  const refundedFrom = shop.ports.now().toISOString();
  admin = await shop.admin();
  await admin.must(RefundOrderDocument, {
    input: {
      orderId: data!.placeOrder.id,
      idempotencyKey: v7(),
      reason: 'A scratch.',
      goodwillAmount: 10_00,
    },
  });
  const [row] = (await check()).refunded;
  expect(row).toMatchObject({ paymentId: payment.paymentId, amount: 10_00 });
  expect(row!.at >= refundedFrom).toBe(true);
});

test('a refund that is due for more than ten minutes is to be looked into', async () => {
  const { shopper, checkout, payment } = await paidUnseen();
  await place(shopper, checkout, payment);
  await loseOrder(payment.paymentId);
  shop.clock.advance(11 * 60_000);
  expect(await check()).toMatchObject({
    underway: [],
    problems: [{ note: 'Refund due: Sold out.', action: 'REFUND' }],
  });
});

test('a payment that pays an order is not refunded from here', async () => {
  const { shopper, checkout, payment } = await paidUnseen();
  await place(shopper, checkout, payment);
  const answer = await admin.execute(RefundPaymentDocument, { paymentId: payment.paymentId });
  expect(answer.code).toBe('CONFLICT');
  expect(await shop.ports.gateways.razorpay.fetchPayment(payment.paymentId)).toMatchObject({
    status: 'captured',
  });
  const unknown = await admin.execute(RefundPaymentDocument, { paymentId: 'pay_1' });
  expect(unknown.code).toBe('NOT_FOUND');
});

test('a paid order whose payment is not recorded is reported, and its money is not refunded', async () => {
  const { shopper, checkout, payment } = await paidUnseen();
  await place(shopper, checkout, payment);
  await shop.em().nativeDelete(Payment, payment.paymentId);
  const { problems, brokenRules } = await check();
  expect(problems.map(({ note, action }) => [note, action])).toEqual([
    ['Captured, but the shop has no record of it. Its order counts as paid.', null],
    ['Paid, but no payment is recorded for it.', null],
  ]);
  expect(brokenRules.map(({ rule }) => rule)).toContain('I4');
  expect((await admin.execute(RecheckCheckoutDocument, { checkoutId: checkout.id })).code).toBe('CONFLICT');
  expect(await shop.ports.gateways.razorpay.fetchPayment(payment.paymentId)).toMatchObject({
    status: 'captured',
  });
});

test('a payment without an order is reported after ten minutes, and refunded once', async () => {
  const id = await payBefore(shop, TOTAL);
  expect(await check()).toMatchObject({
    underway: [{ paymentId: id, note: expect.stringContaining('Captured before its order'), action: null }],
    problems: [],
  });
  shop.clock.advance(11 * 60_000);
  const { problems, brokenRules } = await check();
  expect(problems).toMatchObject([{ paymentId: id, action: 'REFUND' }]);
  expect(brokenRules.map(({ rule }) => rule)).toEqual(['I5', 'I14']);
  const refund = () => admin.execute(RefundPaymentDocument, { paymentId: id });
  expect((await Promise.all([refund(), refund()])).map(({ data }) => data)).toEqual([
    { refundPayment: true },
    { refundPayment: true },
  ]);
  expect(await check()).toMatchObject({
    problems: [],
    brokenRules: [],
    refunded: [{ paymentId: id, checkoutId: null, amount: TOTAL }],
  });
});

test('a payment for the provider order of another program is reported and cannot be refunded from here', async () => {
  const id = await payBefore(shop, TOTAL);
  await shop.em().nativeUpdate(SandboxPayment, id, { orderId: 'order_ofAnother1234567' });
  shop.clock.advance(11 * 60_000);
  expect((await check()).problems).toMatchObject([{ paymentId: id, action: null }]);
  expect((await admin.execute(RefundPaymentDocument, { paymentId: id })).code).toBe('NOT_FOUND');
});

test('a due refund of a payment that the provider does not know stays due, and is reported', async () => {
  const { shopper, checkout, payment } = await paidUnseen();
  await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { amount: 1 });
  await atFailpoint(
    'payment.committed',
    () => shop.em().nativeDelete(SandboxPayment, payment.paymentId),
    () => place(shopper, checkout, payment),
  );
  const { problems, refunded } = await check();
  expect(problems).toMatchObject([
    { paymentId: payment.paymentId, note: expect.stringContaining('does not know'), action: 'REFUND' },
  ]);
  expect(refunded).toEqual([]);
  const answer = await admin.execute(RefundPaymentDocument, { paymentId: payment.paymentId });
  expect(answer.code).toBe('CONFLICT');
});

test('the money check works while the provider is down, and says so', async () => {
  const { razorpay } = shop.ports.gateways;
  shop.ports.gateways.razorpay = { ...razorpay, sandbox: false };
  providerIsDead = true;
  expect(await check()).toMatchObject({ providerAnswered: false, sums: [], problems: [] });
});

test.each([
  ['UNAUTHENTICATED', () => shop.guest()],
  ['FORBIDDEN', () => shop.shopper()],
])('the money is for admins only: %s', async (code, somebody) => {
  const client = await somebody();
  expect((await client.execute(MoneyCheckDocument)).code).toBe(code);
  expect((await client.execute(RefundPaymentDocument, { paymentId: 'pay_1' })).code).toBe(code);
  expect((await client.execute(RecheckCheckoutDocument, { checkoutId: 'x' })).code).toBe(code);
});

test('the state says in one word what the check says', async () => {
  const state = async () => (await admin.must(MoneySummaryDocument)).moneyState.state;
  expect(await state()).toBe('ADDS_UP');
  const { shopper, checkout, payment } = await paidUnseen();
  expect(await state()).toBe('UNDERWAY');
  await place(shopper, checkout, payment);
  expect(await state()).toBe('ADDS_UP');
  await shop.em().nativeUpdate(Payment, { checkout: checkout.id }, { amount: TOTAL - 1 });
  expect(await state()).toBe('DIFFERS');
  await shop.em().nativeUpdate(Payment, { checkout: checkout.id }, { amount: TOTAL });
  shop.ports.gateways.razorpay = { ...shop.ports.gateways.razorpay, sandbox: false };
  providerIsDead = true;
  expect(await state()).toBe('UNKNOWN');
});
