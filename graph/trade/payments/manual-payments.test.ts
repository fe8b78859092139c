import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { workDueRows } from '../../core/due-rows.ts';
import type { MailDeps, QueuedMail } from '../../core/mailer.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  AuditLogDocument,
  CancelOrderDocument,
  MoneyByHandDocument,
  RecordManualPaymentDocument,
  RecordManualRefundDocument,
  ReverseManualPaymentDocument,
  UpdateProductDocument,
  WayPaidDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { orderAccepted } from './mails/progress-mails.ts';
import { Payment } from './payment.entity.ts';

const TOTAL = 157_50;
let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop();
  await offerAllWaysToPay(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
  lamp = await shop.addProduct({ price: 50_00, countInStock: 1000 });
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const record = (orderId: string, more: object = {}) =>
  admin.execute(RecordManualPaymentDocument, {
    input: { orderId, amount: TOTAL, reference: 'Line 4', ...more },
  });
const refund = (orderId: string, refundedAmount: number) =>
  admin.execute(RecordManualRefundDocument, { input: { orderId, refundedAmount } });
const read = async (id: string) => (await admin.must(WayPaidDocument, { id })).order;

test('a transfer that was recorded pays its order, and says so', async () => {
  const id = await orderLater(shopper, lamp.id, 'transfer');
  const { data } = await record(id);
  expect(data?.recordManualPayment).toMatchObject({
    isPaid: true,
    paymentId: expect.stringMatching(/^manual_/),
    manualPayment: { reference: 'Line 4', recordedAt: expect.any(String) },
  });
  expect((await shopper.must(WayPaidDocument, { id })).order.isPaid).toBe(true);
  const paid = (await shop.events('order.paid')).find(({ subjectId }) => subjectId === id);
  expect(paid).toMatchObject({ actorKind: 'staff', actorId: admin.user.id });
});

test('the log says where a payment by hand is found in the accounting records, until that is erased', async () => {
  const id = await orderLater(shopper, lamp.id, 'transfer');
  await record(id);
  const ofPayment = async () => {
    const { entries } = (await admin.must(AuditLogDocument, { subject: id })).auditLog;
    const { changes } = entries.find(({ type }) => type === 'order.paid')!;
    return changes.map(({ sentence }) => sentence);
  };
  expect(await ofPayment()).toContain('Reference: Line 4');
  await shop.em().nativeUpdate(Payment, { order: id }, { reference: '' });
  expect((await ofPayment()).join()).not.toContain('Reference');
});

test('a payment of another amount, or of a paid or cancelled order, is refused', async () => {
  const id = await orderLater(shopper, lamp.id);
  for (const amount of [TOTAL - 1, TOTAL + 1]) expect((await record(id, { amount })).code).toBe('CONFLICT');
  expect((await record(id)).code).toBeUndefined();
  expect((await record(id)).code).toBe('CONFLICT');
  const other = await orderLater(shopper, lamp.id);
  await admin.must(CancelOrderDocument, { id: other });
  expect((await record(other)).code).toBe('CONFLICT');
  expect((await record(id, { reference: ' ' })).code).toBe('BAD_USER_INPUT');
  expect((await record('nothing')).code).toBe('NOT_FOUND');
});

test('an order whose items were given back is paid by hand only while they are there', async () => {
  const rare = await shop.addProduct({ price: 50_00, countInStock: 1 });
  const { data } = await place(shopper, await startCheckout(shopper, rare.id));
  const { id } = data!.placeOrder;
  await expireHolds(shop.later(60 * 60_000));
  await admin.must(UpdateProductDocument, { input: { id: rare.id, countInStock: 0 } });
  const refused = await record(id);
  expect(refused).toMatchObject({
    code: 'OUT_OF_STOCK',
    errors: [{ message: expect.stringContaining('Nothing') }],
  });
  expect((await read(id)).isPaid).toBe(false);
  await admin.must(UpdateProductDocument, { input: { id: rare.id, countInStock: 1 } });
  expect((await record(id)).code).toBeUndefined();
});

test('a payment at the provider that comes after one by hand goes back', async () => {
  const buyer = await shop.shopper();
  const checkout = await startCheckout(buyer, lamp.id);
  const { id } = (await place(buyer, checkout)).data!.placeOrder;
  await record(id);
  expect((await place(buyer, checkout, await shop.pay(checkout))).code).toBe('CONFLICT');
  expect((await read(id)).manualPayment).not.toBeNull();
});

test('its refund is recorded by hand, and sent nowhere', async () => {
  const before = (await shop.em().execute('select id from sandbox_refund')).length;
  const id = await orderLater(shopper, lamp.id);
  expect((await refund(id, 100)).code).toBe('CONFLICT');
  await record(id);
  expect((await refund(id, TOTAL + 1)).code).toBe('BAD_USER_INPUT');
  expect((await refund(id, 100)).data?.recordManualRefund.refund).toMatchObject({
    amount: 100,
    refundedAt: null,
  });
  expect((await refund(id, 100)).code).toBeUndefined();
  expect((await refund(id, 99)).code).toBe('BAD_USER_INPUT');
  const { data } = await refund(id, TOTAL);
  expect(data?.recordManualRefund.refund).toMatchObject({ amount: TOTAL, refundedAt: expect.any(String) });
  expect((await shop.em().execute('select id from sandbox_refund')).length).toBe(before);
  const { entries } = (await admin.must(AuditLogDocument, { subjectType: 'payment' })).auditLog;
  expect(entries[0]).toMatchObject({ type: 'refund.made', orderId: id });
});

test('a refund that was decided on before another was recorded is refused, and says what was recorded', async () => {
  const id = await orderLater(shopper, lamp.id);
  await record(id);
  const refundOn = (refundedAmount: number, expectedRefundedAmount: number) =>
    admin.execute(RecordManualRefundDocument, {
      input: { orderId: id, refundedAmount, expectedRefundedAmount },
    });
  expect((await refundOn(100, 0)).code).toBeUndefined();
  for (const amount of [100, 250]) {
    const { code, errors } = await refundOn(amount, 0);
    expect([code, errors[0]?.message]).toEqual(['CONFLICT', expect.stringContaining('₹1.00')]);
  }
  const { data } = await refundOn(350, 100);
  expect(data?.recordManualRefund.refund?.amount).toBe(350);
});

test('the money check sums what was paid by hand', async () => {
  const sum = async () => (await admin.must(MoneyByHandDocument)).moneyCheck.byHand[0]!;
  const before = await sum();
  await record(await orderLater(shopper, lamp.id));
  const { payments, netAmount } = await sum();
  expect([payments - before.payments, netAmount - before.netAmount]).toEqual([1, TOTAL]);
});

test('the mail about an accepted order says how it is paid, with the bank account', async () => {
  const id = await orderLater(shopper, lamp.id, 'transfer');
  const { ports, settings } = shop;
  const deps = { em: shop.em(), ports, settings } as unknown as MailDeps;
  const mail = await orderAccepted.prepare(deps, { toName: 'Ada', orderId: id } as QueuedMail);
  expect(mail?.text).toContain('account 12 34 56');
  expect(mail?.text).toContain('Bank transfer');
  expect(await shop.em().count(Mail, { type: 'order.accepted', orderId: id })).toBe(1);
});

test('a payment that was recorded by mistake is reversed by a row of its own: the order stays as it was recorded, and its items return', async () => {
  const stock = async () => (await shop.em().findOneOrFail(Product, lamp.id)).countInStock;
  const before = await stock();
  const id = await orderLater(shopper, lamp.id, 'transfer');
  await record(id);
  const { paidAt } = await shop.em().findOneOrFail(Order, id);
  const reverse = () =>
    admin.execute(ReverseManualPaymentDocument, { input: { orderId: id, reason: 'Of another order.' } });
  const { data } = await reverse();
  expect(data!.reverseManualPayment.order).toMatchObject({
    isPaid: true,
    paidAt: paidAt!.toISOString(),
    refunds: [{ state: 'MADE', isReversal: true }],
  });
  expect((await reverse()).data!.reverseManualPayment.order.refunds).toHaveLength(1);
  expect(await stock()).toBe(before);
  expect((await refund(id, TOTAL)).code).toBe('CONFLICT');
  expect((await record(id)).code).toBe('CONFLICT');
  const [reversed, ...others] = (await shop.events('payment.reversed')).filter((each) => each.orderId === id);
  expect(reversed).toMatchObject({ actorId: admin.user.id, data: { amount: TOTAL } });
  expect(others).toEqual([]);
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const { kept } = await shop.em().findOneOrFail(Mail, { type: 'payment.refunded', orderId: id });
  expect(kept!.subject).toMatch(/^Your order #\d+ is not paid$/);
  expect(kept!.text).toContain('Of another order.');
  expect(kept!.text).not.toContain('refund');
});

test('a payment by a provider is not reversed, nor one of which money was given back', async () => {
  const checkout = await startCheckout(shopper, lamp.id);
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  const reverse = async (orderId: string) =>
    (await admin.execute(ReverseManualPaymentDocument, { input: { orderId, reason: 'A mistake.' } })).code;
  expect(await reverse(data!.placeOrder.id)).toBe('CONFLICT');
  const id = await orderLater(shopper, lamp.id, 'transfer');
  await record(id);
  await refund(id, 1_00);
  expect(await reverse(id)).toBe('CONFLICT');
});
