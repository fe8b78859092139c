import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import {
  approvedReturn,
  exchange,
  exchanged,
  readExchanged,
  refund,
  stockOfVariant,
} from '../../proof/testing/exchanging.ts';
import {
  CancelOrderItemsDocument,
  RecordManualRefundDocument,
  RefundOrderDocument,
  ReturnsOfOrderDocument,
  ReverseManualPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay } from '../../proof/testing/paying-later.ts';
import { receive } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { SandboxRefund } from '../payments/gateways/sandbox/ledger.entity.ts';
import type { Fault } from '../payments/gateways/sandbox/sandbox-provider.ts';
import { reconcile } from '../payments/reconcile.ts';

const DAY = 24 * 60 * 60_000;

let fault: Fault | undefined;
let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  const ofRefunds = ({ url }: { url: string }) => (url.endsWith('/refund') ? fault : undefined);
  shop = await testShop({ webhooks: false, fault: ofRefunds });
  [admin, shopper] = await Promise.all([shop.admin(), shop.confirmedShopper()]);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const refundsOf = async (paymentId: string) =>
  (await shop.em().find(SandboxRefund, { paymentId })).map(({ amount }) => amount);

const dueOf = async (id: string) =>
  (await admin.must(ReturnsOfOrderDocument, { id })).order.returns[0]!.exchange!.due;

test('the returned items pay the new order, which keeps its stock until then, and nothing goes back', async () => {
  const returned = await approvedReturn(shop, shopper);
  const key = crypto.randomUUID();
  const newId = await exchanged(admin, returned, 2, key);
  expect(await stockOfVariant(shop, returned.medium)).toBe(8);
  const open = await readExchanged(shopper, newId);
  expect(open).toMatchObject({ isPaid: false, totalPrice: 46_00, shippingPrice: 0, cancelledAt: null });
  expect(open.exchangedFor).toMatchObject({ orderId: returned.orderId });
  expect(await dueOf(returned.orderId)).toEqual({ amount: 46_00, currency: 'INR' });
  expect(await exchanged(admin, returned, 2, key)).toBe(newId);
  expect((await exchange(admin, returned, 1, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await exchange(admin, returned)).code).toBe('CONFLICT');

  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  const { errors } = await refund(admin, returned);
  expect(errors).toEqual([]);
  expect(await readExchanged(shopper, newId)).toMatchObject({
    isPaid: true,
    state: 'PAID',
  });
  expect(await dueOf(returned.orderId)).toBeNull();
  const old = await readExchanged(admin, returned.orderId);
  expect(old).toMatchObject({
    credits: [{ amount: { amount: 46_00 }, setOffAmount: { amount: 46_00 } }],
    refunds: [],
    refundable: { amount: { amount: 100_00 } },
  });
  expect(await refundsOf(returned.paymentId)).toEqual([]);
  expect(await stockOfVariant(shop, returned.small)).toBe(10);
});

test('of cheaper items the rest goes back', async () => {
  const returned = await approvedReturn(shop, shopper, 15_00);
  const newId = await exchanged(admin, returned);
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  await refund(admin, returned);
  expect(await readExchanged(admin, newId)).toMatchObject({ isPaid: true, totalPrice: 34_50 });
  expect(await refundsOf(returned.paymentId)).toEqual([11_50]);
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const { orderId } = returned;
  const { kept } = await shop.em().findOneOrFail(Mail, { orderId, type: 'payment.refunded' });
  expect(kept!.text).toMatch(/Put towards the new order: -\D*34\.50/);
});

test('what pays the new order does not go back as well, whatever is refunded in the dashboard of the provider', async () => {
  const returned = await approvedReturn(shop, shopper, 15_00);
  await exchanged(admin, returned);
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  fault = 'dead';
  await refund(admin, returned);
  fault = undefined;
  await shop.provider.refund(returned.paymentId, 105_00);
  for (let n = 0; n < 2; n++) {
    const { em, ports } = shop.later(n * 10 * 60_000);
    await reconcile({ em, ports }, { logger: shop.logger, refundUnordered: false });
  }
  // Paid were 146.00, of which 34.50 pay the new order; the 11.50 that were due are in what the dashboard gave back.
  expect(await refundsOf(returned.paymentId)).toEqual([105_00]);
});

test('what costs more, is of another product, or is not of the return is not exchanged', async () => {
  const dear = await approvedReturn(shop, shopper, 20_01);
  expect((await exchange(admin, dear)).code).toBe('CONFLICT');
  expect((await exchange(admin, dear, 3)).code).toBe('CONFLICT');
  const other = await approvedReturn(shop, shopper);
  expect((await exchange(admin, { ...dear, medium: other.medium })).code).toBe('BAD_USER_INPUT');
  expect((await exchange(admin, { ...dear, line: other.line })).code).toBe('BAD_USER_INPUT');
  expect((await exchange(await shop.staff('ORDERS'), other)).code).toBe('FORBIDDEN');
  expect((await exchange(await shop.staff('REFUNDS'), other)).code).toBe('FORBIDDEN');
  expect(await stockOfVariant(shop, dear.medium)).toBe(10);
});

test('when less comes back than the new order costs, it is cancelled first, and the rest is refunded as usual', async () => {
  const returned = await approvedReturn(shop, shopper);
  const newId = await exchanged(admin, returned);
  await receive(admin, returned.returnId, returned.line, { quantity: 1 });
  expect((await refund(admin, returned, 1)).code).toBe('CONFLICT');
  await cancelUnpaidOrders(shop.later(13 * DAY), 7);
  expect((await readExchanged(admin, newId)).cancelledAt).toBeNull();
  await cancelUnpaidOrders(shop.later(15 * DAY), 7);
  expect(await readExchanged(admin, newId)).toMatchObject({ state: 'CANCELLED', isPaid: false });
  expect(await stockOfVariant(shop, returned.medium)).toBe(10);
  await refund(admin, returned, 1);
  expect(await refundsOf(returned.paymentId)).toEqual([23_00]);
});

test('a payment that pays an exchange is not reversed', async () => {
  await offerAllWaysToPay(shop);
  const returned = await approvedReturn(shop, shopper, 20_00, 'transfer');
  const newId = await exchanged(admin, returned);
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  await refund(admin, returned);
  expect(await readExchanged(admin, newId)).toMatchObject({ isPaid: true });
  const input = { orderId: returned.orderId, reason: 'Of another order.' };
  expect((await admin.execute(ReverseManualPaymentDocument, { input })).code).toBe('CONFLICT');
  const give = (refundedAmount: number) =>
    admin.execute(RecordManualRefundDocument, { input: { orderId: returned.orderId, refundedAmount } });
  expect((await give(100_01)).code).toBe('BAD_USER_INPUT');
  expect((await give(100_00)).code).toBeUndefined();
});

test('what was given back already, or was never received, pays no exchange', async () => {
  const refunded = await approvedReturn(shop, shopper);
  const { data } = await admin.execute(RefundOrderDocument, {
    input: {
      orderId: refunded.orderId,
      goodwillAmount: 100_01,
      reason: 'Late.',
      idempotencyKey: crypto.randomUUID(),
    },
  });
  expect(data!.refundOrder.order.refundable.amount.amount).toBe(45_99);
  expect((await exchange(admin, refunded)).code).toBe('CONFLICT');
  expect((await exchange(admin, refunded, 1)).code).toBeUndefined();
  const reversed = await approvedReturn(shop, shopper, 20_00, 'transfer');
  const input = { orderId: reversed.orderId, reason: 'Of another order.' };
  await admin.must(ReverseManualPaymentDocument, { input });
  expect((await exchange(admin, reversed)).code).toBe('CONFLICT');
  expect(await stockOfVariant(shop, reversed.medium)).toBe(10);
});

test('what of the new order is refunded is given back by hand, as no provider has its money', async () => {
  const returned = await approvedReturn(shop, shopper);
  const newId = await exchanged(admin, returned);
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  await refund(admin, returned);
  await admin.must(CancelOrderItemsDocument, {
    input: { orderId: newId, idempotencyKey: crypto.randomUUID() },
  });
  expect((await readExchanged(admin, newId)).refunds).toMatchObject([
    { state: 'DUE', isManual: true, amount: { amount: 46_00 } },
  ]);
  expect(await stockOfVariant(shop, returned.medium)).toBe(10);
});

test('the buyer is told what becomes of the new order', async () => {
  await shop.em().nativeDelete(Mail, {});
  const returned = await approvedReturn(shop, shopper);
  await exchanged(admin, returned);
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  await refund(admin, returned);
  const types = (await shop.em().find(Mail, {}, { orderBy: { id: 'asc' } })).map(({ type }) => type);
  expect(types.slice(-3)).toEqual(['order.accepted', 'order.returnReceived', 'order.confirmed']);
  expect(types).not.toContain('payment.refunded');
});
