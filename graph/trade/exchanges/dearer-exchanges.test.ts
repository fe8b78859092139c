import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
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
import { enterSeller, invoicesOf, issueDocuments } from '../../proof/testing/invoicing.ts';
import { mailedToken } from '../../proof/testing/mailed-token.ts';
import {
  CancelOrderDocument,
  CancelOrderItemsDocument,
  CloseReturnDocument,
  ConfirmRefundDocument,
  MoneyCheckDocument,
  PayOrderDocument,
  RecordManualPaymentDocument,
  RefundOrderDocument,
  ReturnsOfOrderDocument,
  ReverseManualPaymentDocument,
  StartPaymentDocument,
  TodoDocument,
  TransferMatchesDocument,
} from '../../proof/testing/operations.generated.ts';

import { approve, newReturn, receive } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { setWithdrawalDays, withdraw } from '../../proof/testing/withdrawing.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxPayment, SandboxRefund } from '../payments/gateways/sandbox/ledger.entity.ts';
import { reconcile } from '../payments/reconcile.ts';
import { recordProviderRefunds } from '../payments/record-provider-refunds.ts';
import { Refund } from '../payments/refund.entity.ts';

const DAY = 24 * 60 * 60_000;
/** Two shirts at 25.00 with 15 % tax, for two at 20.00. */
const DEARER = 25_00;
const REST = 11_50;

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [admin, shopper] = await Promise.all([shop.admin(), shop.confirmedShopper()]);
  await enterSeller(shop);
});
afterEach(async () => {
  await issueDocuments(shop);
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const refundsOf = async (paymentId: string) =>
  (await shop.em().find(SandboxRefund, { paymentId })).map(({ amount }) => amount);
const settle = (at = 0) => {
  const { em, ports } = shop.later(at);
  return reconcile({ em, ports }, { logger: shop.logger, refundUnordered: false });
};
const fallDue = () => cancelUnpaidOrders(shop.later(15 * DAY), 7);

/** A dearer exchange whose rest is paid. */
async function restPaid() {
  const returned = await approvedReturn(shop, shopper, DEARER);
  const newId = await exchangedDearer(admin, returned, REST);
  const { paymentId, code } = await payRest(shop, shopper, newId);
  expect(code).toBeUndefined();
  return { ...returned, newId, restId: paymentId };
}

/** The same, whose new order is paid by both. */
async function bothPaid() {
  const made = await restPaid();
  await receive(admin, made.returnId, made.line, { quantity: 2 });
  expect((await refund(admin, made)).errors).toEqual([]);
  return made;
}

const cancel = (orderId: string, lines?: { orderItemId: string; quantity: number; restock: boolean }[]) =>
  admin.execute(CancelOrderItemsDocument, {
    input: { orderId, lines, idempotencyKey: crypto.randomUUID() },
  });

test('the buyer pays what dearer items cost more, and the returned items pay the other part', async () => {
  const returned = await approvedReturn(shop, shopper, DEARER);
  const refused = await exchange(admin, returned);
  expect(refused).toMatchObject({ code: 'CONFLICT' });
  expect(refused.errors[0]).toMatchObject({ extensions: { amountDue: REST } });
  const key = crypto.randomUUID();
  expect((await exchange(admin, returned, 2, key, REST - 1)).code).toBe('CONFLICT');
  const newId = await exchanged(admin, returned, 2, key, REST);
  expect((await exchange(admin, returned, 2, key, REST - 1)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await stockOfVariant(shop, returned.medium)).toBe(8);
  const { startPayment } = await shopper.must(StartPaymentDocument, { orderId: newId });
  expect(startPayment.payment.amount).toBe(REST);

  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  expect((await refund(admin, returned)).code).toBe('CONFLICT');
  await payRest(shop, shopper, newId);
  const waiting = await readExchanged(shopper, newId);
  expect(waiting).toMatchObject({ isPaid: false, refundable: { amount: { amount: 0 } } });
  expect(waiting.exchangedFor).toMatchObject({ rest: { amount: REST }, isRestPaid: true });
  const { order } = await admin.must(ReturnsOfOrderDocument, { id: returned.orderId });
  expect(order.returns[0]!.exchange).toMatchObject({ due: { amount: 46_00 }, isRestPaid: true });

  expect((await refund(admin, returned)).errors).toEqual([]);
  expect(await readExchanged(shopper, newId)).toMatchObject({
    isPaid: true,
    state: 'PAID',
    totalPrice: 57_50,
    refundable: { amount: { amount: 57_50 } },
  });
  expect(await readExchanged(admin, returned.orderId)).toMatchObject({
    credits: [{ amount: { amount: 46_00 }, setOffAmount: { amount: 46_00 } }],
    refunds: [],
    refundable: { amount: { amount: 100_00 } },
  });
  expect(await refundsOf(returned.paymentId)).toEqual([]);
  await issueDocuments(shop);
  expect((await invoicesOf(admin, newId))[0]).toMatchObject({ amount: { amount: 57_50 } });
});

test('the rest is paid once: another payment of it goes back', async () => {
  const { newId } = await restPaid();
  expect((await shopper.execute(StartPaymentDocument, { orderId: newId })).code).toBe('CONFLICT');
  const input = { orderId: newId, amount: REST, reference: 'Cash' };
  expect((await admin.execute(RecordManualPaymentDocument, { input })).code).toBe('CONFLICT');
  const again = await approvedReturn(shop, shopper, DEARER);
  const other = await exchangedDearer(admin, again, REST);
  const { startPayment } = await shopper.must(StartPaymentDocument, { orderId: other });
  await admin.must(RecordManualPaymentDocument, { input: { ...input, orderId: other } });
  const payment = await shop.pay(startPayment);
  const paid = await shopper.execute(PayOrderDocument, { input: { orderId: other, payment } });
  expect(paid.code).toBe('CONFLICT');
  expect(await refundsOf(payment.paymentId)).toEqual([REST]);
});

test('when the time is over, what the buyer paid goes back, and so does the money of the return', async () => {
  const { newId, restId, paymentId, ...returned } = await restPaid();
  await fallDue();
  await settle();
  expect(await readExchanged(admin, newId)).toMatchObject({ isPaid: false, refunds: [{ state: 'MADE' }] });
  expect((await readExchanged(admin, newId)).cancelledAt).not.toBeNull();
  expect(await refundsOf(restId)).toEqual([REST]);
  expect(await stockOfVariant(shop, returned.medium)).toBe(10);
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  await refund(admin, returned);
  expect(await refundsOf(paymentId)).toEqual([46_00]);
});

test('a rest that nobody pays in time ends the exchange, and one that is paid too late goes back', async () => {
  const returned = await approvedReturn(shop, shopper, DEARER);
  const newId = await exchangedDearer(admin, returned, REST);
  const { startPayment } = await shopper.must(StartPaymentDocument, { orderId: newId });
  await fallDue();
  const payment = await shop.pay(startPayment);
  const { code } = await shopper.execute(PayOrderDocument, { input: { orderId: newId, payment } });
  expect(code).toBe('CONFLICT');
  await settle();
  expect(await refundsOf(payment.paymentId)).toEqual([REST]);
  expect(await stockOfVariant(shop, returned.medium)).toBe(10);
});

test('a rest in cash is recorded by staff, and given back by them when the new order is cancelled', async () => {
  const returned = await approvedReturn(shop, shopper, DEARER);
  const newId = await exchangedDearer(admin, returned, REST);
  const record = (amount: number) =>
    admin.execute(RecordManualPaymentDocument, { input: { orderId: newId, amount, reference: 'Cash' } });
  expect((await record(57_50)).code).toBe('CONFLICT');
  expect((await record(REST)).code).toBeUndefined();
  await admin.must(CancelOrderDocument, { id: newId });
  const [due] = (await readExchanged(admin, newId)).refunds;
  expect(due).toMatchObject({ state: 'DUE', isManual: true, amount: { amount: REST } });
  await admin.must(ConfirmRefundDocument, { input: { refundId: due!.id } });
});

test('a rest that was given back or recorded by mistake pays nothing', async () => {
  const back = await restPaid();
  await shop.provider.refund(back.restId, 1_00);
  await settle();
  await receive(admin, back.returnId, back.line, { quantity: 2 });
  expect((await refund(admin, back)).code).toBe('CONFLICT');
  const reversed = await approvedReturn(shop, shopper, DEARER);
  const newId = await exchangedDearer(admin, reversed, REST);
  await admin.must(RecordManualPaymentDocument, { input: { orderId: newId, amount: REST, reference: 'A' } });
  await admin.must(ReverseManualPaymentDocument, { input: { orderId: newId, reason: 'Of another.' } });
  await receive(admin, reversed.returnId, reversed.line, { quantity: 2 });
  expect((await refund(admin, reversed)).code).toBe('CONFLICT');
  await admin.must(CancelOrderDocument, { id: newId });
  expect((await refund(admin, reversed)).errors).toEqual([]);
  expect(await refundsOf(reversed.paymentId)).toEqual([46_00]);
});

test('money of an order that waits for returned items is given back by its cancellation alone', async () => {
  const { newId } = await restPaid();
  const input = {
    orderId: newId,
    goodwillAmount: 1_00,
    reason: 'Late.',
    idempotencyKey: crypto.randomUUID(),
  };
  expect((await admin.execute(RefundOrderDocument, { input })).code).toBe('CONFLICT');
});

test('what is refunded of the new order goes back by what the buyer paid first, and the other part by hand', async () => {
  const { newId, restId, medium } = await bothPaid();
  const [line] = (await readExchanged(admin, newId)).orderItems;
  await cancel(newId, [{ orderItemId: line!.id, quantity: 1, restock: true }]);
  expect(await refundsOf(restId)).toEqual([REST]);
  const part = await readExchanged(admin, newId);
  expect(part).toMatchObject({ state: 'PAID', refundable: { amount: { amount: 28_75 } } });
  expect(part.refund).toEqual({ amount: REST, refundedAt: null });
  expect(part.refunds).toMatchObject([
    { state: 'MADE', isManual: false, amount: { amount: REST } },
    { state: 'DUE', isManual: true, amount: { amount: 28_75 - REST } },
  ]);
  // The other unit is still the buyer's.
  expect(await stockOfVariant(shop, medium)).toBe(9);
  await cancel(newId);
  for (const { id, state } of (await readExchanged(admin, newId)).refunds)
    if (state === 'DUE') await admin.must(ConfirmRefundDocument, { input: { refundId: id } });
  const all = await readExchanged(admin, newId);
  expect(all).toMatchObject({ state: 'REFUNDED', refundable: { amount: { amount: 0 } } });
  expect(all.refund).toEqual({ amount: 57_50, refundedAt: expect.any(String) });
  expect(all.refunds.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(57_50);
  expect(await stockOfVariant(shop, medium)).toBe(10);
});

test('the buyer is asked for the rest, told when it came, and what becomes of it', async () => {
  await shop.em().nativeDelete(Mail, {});
  const newId = await exchangedDearer(admin, await approvedReturn(shop, shopper, DEARER), REST);
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const { paymentId } = await payRest(shop, shopper, newId);
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  await fallDue();
  await settle();
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { orderId: newId }, { orderBy: { id: 'asc' } });
  expect(mails.map(({ type }) => type)).toEqual([
    ...['shop.order', 'order.payment_link', 'order.accepted', 'order.cancelled', 'payment.refunded'],
  ]);
  const [, , accepted, cancelled, refunded] = mails.map(({ kept }) => kept?.text ?? '');
  expect(accepted).toMatch(/We have your payment of \D*11\.50/);
  expect(accepted).toMatch(/To be paid with returned items: -\D*46\.00/);
  expect(accepted).toContain('You pay nothing more.');
  expect(cancelled).toContain('What you paid goes back to you.');
  expect(refunded).toContain(paymentId);
});

test('the mail that asks for the rest has a link, the amount and the day', async () => {
  await shop.em().nativeDelete(Mail, {});
  const returned = await approvedReturn(shop, shopper, DEARER);
  const newId = await exchangedDearer(admin, returned, REST);
  await mailedToken(shop, 'order.payment_link');
  const { kept } = await shop.em().findOneOrFail(Mail, { orderId: newId, type: 'order.payment_link' });
  expect(kept!.text).toMatch(/These pay \D*46\.00 of them; please pay the other \D*11\.50/);
  const due = new Date((await readExchanged(admin, newId)).paymentDueAt!);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(due);
  expect(kept!.text).toContain(`has not come by ${day}`);
});

test('what the dashboard gives back of the rest of a cancelled order leaves the other part due', async () => {
  for (const end of ['cancel', 'close'] as const) {
    const { newId, restId, returnId } = await restPaid();
    if (end === 'cancel') await admin.must(CancelOrderDocument, { id: newId });
    else await admin.must(CloseReturnDocument, { input: { returnId, reason: 'Nothing came back.' } });
    await shop.em().nativeDelete(SandboxRefund, { paymentId: restId });
    await shop.em().nativeUpdate(Refund, { order: newId }, { state: 'due', providerRefundId: null });
    await shop.em().nativeUpdate(SandboxPayment, restId, { status: 'captured', amountRefunded: 0 });
    await shop.provider.refund(restId, 1_50);
    await settle();
    await settle();
    expect(await refundsOf(restId)).toEqual([1_50, REST - 1_50]);
  }
});

test('a rest that was recorded by mistake is not reversed once the returned items have paid the other part', async () => {
  const returned = await approvedReturn(shop, shopper, DEARER);
  const newId = await exchangedDearer(admin, returned, REST);
  await admin.must(RecordManualPaymentDocument, {
    input: { orderId: newId, amount: REST, reference: 'Cash' },
  });
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  expect((await refund(admin, returned)).errors).toEqual([]);
  const input = { orderId: newId, reason: 'Of another.' };
  expect((await admin.execute(ReverseManualPaymentDocument, { input })).code).toBe('CONFLICT');
  expect(await readExchanged(admin, newId)).toMatchObject({ isPaid: true, refunds: [] });
});

test('a unit that rounds to less than was agreed on still pays its part, also when the request is repeated', async () => {
  // 92.14 for four: the second and the fourth that are credited come to 23.04, the others to 23.03.
  const returned = await approvedReturn(shop, shopper, DEARER, 'PayPal', {
    price: 20_03,
    qty: 4,
    returned: 1,
  });
  const refundOne = () =>
    admin.must(RefundOrderDocument, {
      input: {
        orderId: returned.orderId,
        lines: [{ orderItemId: returned.line, quantity: 1, restock: true }],
        reason: 'A scratch.',
        idempotencyKey: crypto.randomUUID(),
      },
    });
  await refundOne();
  const newId = await exchanged(admin, returned, 1, crypto.randomUUID(), 28_75 - 23_04);
  await refundOne();
  await payRest(shop, shopper, newId);
  await receive(admin, returned.returnId, returned.line, { quantity: 1 });
  const key = crypto.randomUUID();
  expect((await refund(admin, returned, 1, key)).errors).toEqual([]);
  expect((await refund(admin, returned, 1, key)).errors).toEqual([]);
  expect(await readExchanged(admin, newId)).toMatchObject({ isPaid: true, totalPrice: 28_75 });
  expect((await readExchanged(admin, returned.orderId)).credits.at(-1)).toMatchObject({
    amount: { amount: 23_04 },
    setOffAmount: { amount: 23_04 },
  });
});

test('the rest goes back again by itself when the bank has refused that, and is no longer said to be paid', async () => {
  const { newId, restId, returnId } = await restPaid();
  await admin.must(CloseReturnDocument, { input: { returnId, reason: 'Nothing came back.' } });
  await settle();
  expect((await readExchanged(admin, newId)).exchangedFor).toMatchObject({ isRestPaid: false });
  const { em, ports } = shop.later();
  const [made] = await em.find(SandboxRefund, { paymentId: restId });
  const failed = { ...made!, key: made!.idempotencyKey, hasFailed: true };
  await recordProviderRefunds({ em, ports }, restId, [failed]);
  await shop.em().nativeDelete(SandboxRefund, { paymentId: restId });
  await shop.em().nativeUpdate(SandboxPayment, restId, { status: 'captured', amountRefunded: 0 });
  const states = async () => (await readExchanged(admin, newId)).refunds.map(({ state }) => state).sort();
  expect(await states()).toEqual(['DUE', 'FAILED']);
  await settle(2 * 60 * 60_000);
  expect(await states()).toEqual(['FAILED', 'MADE']);
  expect(await refundsOf(restId)).toEqual([REST]);
});

test('a transfer of the rest pays the new order, one of its total does not', async () => {
  const newId = await exchangedDearer(admin, await approvedReturn(shop, shopper, DEARER), REST);
  const { number, customerName: payer } = await shop.em().findOneOrFail(Order, newId);
  const transfer = (reference: string, amount: number) => ({
    reference,
    amount,
    currency: 'INR',
    payer,
    text: `Order #${number}`,
  });
  const input = { transfers: [transfer('rest', REST), transfer('total', 57_50)] };
  const { transferMatches } = await admin.must(TransferMatchesDocument, { input });
  expect(transferMatches).toMatchObject([
    { certainty: 'EXACT', order: { id: newId } },
    { certainty: 'NONE', order: { id: newId } },
  ]);
  await payRest(shop, shopper, newId);
  expect((await admin.must(TransferMatchesDocument, { input })).transferMatches).toMatchObject([
    { certainty: 'NONE' },
    { certainty: 'NONE' },
  ]);
});

test('no other refund gives back what returned items are to pay, until their exchange ends', async () => {
  const returned = await approvedReturn(shop, shopper, DEARER);
  const newId = await exchangedDearer(admin, returned, REST);
  const goodwill = (goodwillAmount: number) =>
    admin.execute(RefundOrderDocument, {
      input: {
        orderId: returned.orderId,
        goodwillAmount,
        reason: 'Late.',
        idempotencyKey: crypto.randomUUID(),
      },
    });
  // 146.00 less the 46.00 of the exchange.
  expect((await readExchanged(admin, returned.orderId)).refundable.amount.amount).toBe(100_00);
  const refused = await goodwill(100_01);
  expect(refused).toMatchObject({ code: 'CONFLICT', errors: [{ extensions: { refundable: 100_00 } }] });
  expect((await goodwill(100_00)).code).toBeUndefined();
  await payRest(shop, shopper, newId);
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  const [open] = (await admin.must(ReturnsOfOrderDocument, { id: returned.orderId })).order.returns;
  expect(open!.refundable!.amount.amount).toBe(46_00);
  expect((await refund(admin, returned)).errors).toEqual([]);

  const other = await approvedReturn(shop, shopper, DEARER);
  const cancelled = await exchangedDearer(admin, other, REST);
  await admin.must(CancelOrderDocument, { id: cancelled });
  expect((await readExchanged(admin, other.orderId)).refundable.amount.amount).toBe(146_00);
});

test('two returns of an order are not exchanged for more than can be given back of it', async () => {
  const returned = await approvedReturn(shop, shopper, DEARER, 'PayPal', {
    price: 20_00,
    qty: 2,
    returned: 1,
  });
  const { orderId, line } = returned;
  await admin.must(RefundOrderDocument, {
    input: { orderId, goodwillAmount: 110_00, reason: 'Late.', idempotencyKey: crypto.randomUUID() },
  });
  // Of 146.00 there are 36.00 left: 23.00 for the first unit, and 13.00 for the second.
  await exchanged(admin, returned, 1, crypto.randomUUID(), 28_75 - 23_00);
  const second = { ...returned, returnId: await newReturn(admin, { orderId, line }, 1) };
  await approve(admin, second.returnId);
  const refused = await exchange(admin, second, 1);
  expect(refused.errors[0]).toMatchObject({ extensions: { amountDue: 28_75 - 13_00 } });
});

test('a buyer who withdraws from a new order whose rest they paid reads that it goes back, and so does the money check', async () => {
  await setWithdrawalDays(shop, 14);
  const { newId, restId } = await restPaid();
  await shop.em().nativeDelete(Mail, {});
  expect((await withdraw(shopper, newId)).errors).toEqual([]);
  await settle();
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const receipt = await shop.em().findOneOrFail(Mail, { orderId: newId, type: 'order.withdrawn' });
  expect(receipt.kept!.text).toContain('What you paid for them goes back');
  expect(await refundsOf(restId)).toEqual([REST]);
  const { moneyCheck } = await admin.must(MoneyCheckDocument);
  const row = moneyCheck.refunded.find(({ paymentId }) => paymentId === restId);
  expect(row?.note).toBe('It was refunded, as its order was cancelled.');
});

test('a return pays its new order with units, not with goodwill alone', async () => {
  const { orderId, returnId, line } = await restPaid();
  await receive(admin, returnId, line, { quantity: 2 });
  const input = {
    orderId,
    returnId,
    lines: [],
    goodwillAmount: 46_00,
    reason: 'Late.',
    idempotencyKey: crypto.randomUUID(),
  };
  expect((await admin.execute(RefundOrderDocument, { input })).code).toBe('CONFLICT');
});

test('what the dashboard gives back of money that pays a new order is a problem of the money check', async () => {
  const { paymentId } = await bothPaid();
  const problem = async () =>
    (await admin.must(MoneyCheckDocument)).moneyCheck.problems.find((row) => row.paymentId === paymentId);
  await shop.provider.refund(paymentId, 100_00);
  await settle();
  expect(await problem()).toBeUndefined();
  await shop.provider.refund(paymentId, 20_00);
  await settle();
  expect(await problem()).toMatchObject({ amount: 20_00, note: expect.stringContaining('exchange') });
});

test('the payment of an exchange is watched for until its buyer has paid the rest', async () => {
  const unpaid = async () => (await admin.must(TodoDocument)).todo.unpaidOrders!;
  const before = await unpaid();
  await exchanged(admin, await approvedReturn(shop, shopper), 2);
  expect(await unpaid()).toBe(before);
  const newId = await exchangedDearer(admin, await approvedReturn(shop, shopper, DEARER), REST);
  expect(await unpaid()).toBe(before + 1);
  await payRest(shop, shopper, newId);
  expect(await unpaid()).toBe(before);
});
