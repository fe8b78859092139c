import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atFailpoint, dieAt } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { captureOnShipment, reserved, work } from '../../proof/testing/captured-on-shipment.ts';
import { deliverWebhook } from '../../proof/testing/deliver-webhook.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CancelOrderDocument,
  CaptureOrderDocument,
  CreateFulfillmentDocument,
  MarkDeliveredDocument,
  UndoFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { Authorization } from './authorization.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import type { Fault } from './gateways/sandbox/sandbox-provider.ts';
import { Payment } from './payment.entity.ts';

const MINUTE = 60_000;
let shop: TestShop;
/** Another process on the same data, which dies during its use cases. */
let dying: TestShop;
let admin: TestClient;
let buyer: TestClient;
let fault: Fault | undefined;
/** Captures that were asked for at the provider. */
let captures = 0;
beforeAll(async () => {
  const url = await freshDatabase();
  const count = (req: { method: string; url: string }): Fault | undefined => {
    if (!req.url.endsWith('/capture')) return undefined;
    captures += 1;
    return fault;
  };
  shop = await testShop({ url, webhooks: false, fault: count });
  dying = await testShop({ url, webhooks: false, fault: count });
  await captureOnShipment(shop);
  [admin, buyer] = [await shop.admin(), await shop.shopper()];
});
afterEach(async () => {
  fault = undefined;
  expect(await shop.violations()).toEqual([]);
});
// Lost connections never return to the pool of `dying`: closing it would wait for ever.
afterAll(() => shop?.close());

const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);
const orderOf = (id: string) => shop.em().findOneOrFail(Order, id);
const input = (orderId: string) => ({ input: { orderId, idempotencyKey: randomUUID(), notify: false } });
const ship = (orderId: string) => admin.execute(CreateFulfillmentDocument, input(orderId));
const later = () => work(shop, 11 * MINUTE);

/** A browser that is connected to the process that dies. */
function lost({ cookie }: TestClient): TestClient {
  const client = new TestClient(dying.url);
  client.cookie = cookie;
  return client;
}

/** Whether the order is paid by one capture of all of it, or its money went back or was never taken. */
async function endOf(id: string, payment: string) {
  const [order, { status, amountRefunded }] = [await orderOf(id), await atProvider(payment)];
  const payments = await shop.em().count(Payment, { id: payment });
  return {
    isPaid: order.paidAt !== null,
    isCancelled: order.cancelledAt !== null,
    status,
    amountRefunded,
    payments,
  };
}
const PAID = { isPaid: true, isCancelled: false, status: 'captured', amountRefunded: 0, payments: 1 };

test('shipped twice at once, and captured by hand at once: one capture of all of it', async () => {
  const { id, payment } = await reserved(shop, buyer, 2);
  const by = () => admin.execute(CaptureOrderDocument, { id });
  await Promise.all([ship(id), ship(id), by(), by(), later(), later()]);
  await later();
  expect(await endOf(id, payment.paymentId)).toEqual(PAID);
  expect((await shop.events('order.paid')).filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
});

test.each(['ship', 'hand'] as const)(
  '%s against cancel: captured and paid, or cancelled and never kept',
  async (how) => {
    for (let n = 0; n < 10; n++) {
      const { id, payment, checkout } = await reserved(shop, buyer);
      const take = () => (how === 'ship' ? ship(id) : admin.execute(CaptureOrderDocument, { id }));
      await Promise.all([take(), buyer.execute(CancelOrderDocument, { id })]);
      await later();
      await work(shop, 30 * MINUTE);
      const end = await endOf(id, payment.paymentId);
      if (end.isPaid) expect(end).toEqual(PAID);
      else {
        expect(end.isCancelled).toBe(true);
        const kept = end.status === 'authorized' ? 0 : checkout.payment.amount - end.amountRefunded;
        expect(kept).toBe(0);
      }
    }
  },
);

test('cancelled while the provider captures it: all of it goes back', async () => {
  const { id, payment, checkout } = await reserved(shop, buyer);
  await atFailpoint(
    'capture.made',
    () => buyer.must(CancelOrderDocument, { id }),
    () => admin.execute(CaptureOrderDocument, { id }),
  );
  await work(shop);
  const { amount } = checkout.payment;
  expect(await endOf(id, payment.paymentId)).toMatchObject({
    isPaid: false,
    isCancelled: true,
    status: 'refunded',
    amountRefunded: amount,
  });
});

test('cancelled before the provider is asked: it is not asked', async () => {
  const { id } = await reserved(shop, buyer);
  captures = 0;
  await atFailpoint(
    'capture.due',
    () => buyer.must(CancelOrderDocument, { id }),
    () => admin.execute(CaptureOrderDocument, { id }),
  );
  await work(shop);
  expect(captures).toBe(0);
});

test('a capture whose answer is lost is one capture', async () => {
  const { id, payment } = await reserved(shop, buyer);
  await ship(id);
  fault = 'response-lost';
  await later();
  expect((await orderOf(id)).paidAt).toBeNull();
  expect((await atProvider(payment.paymentId)).status).toBe('captured');
  fault = undefined;
  await work(shop, 20 * MINUTE);
  expect(await endOf(id, payment.paymentId)).toEqual(PAID);
});

test('a provider that is away captures when it is back', async () => {
  const { id, payment } = await reserved(shop, buyer);
  await ship(id);
  fault = 'dead';
  await later();
  expect((await atProvider(payment.paymentId)).status).toBe('authorized');
  fault = undefined;
  await work(shop, 20 * MINUTE);
  expect(await endOf(id, payment.paymentId)).toEqual(PAID);
});

test.each([
  'authorization.locked',
  'authorization.recorded',
  'authorization.committed',
  'event.recorded',
] as const)(
  'dead at %s: the order is there once, its money reserved once, after the next run',
  async (point) => {
    const lamp = await shop.addProduct({ countInStock: 1 });
    const checkout = await startCheckout(buyer, lamp.id);
    const payment = await shop.pay(checkout);
    await dieAt(shop, point, () => place(lost(buyer), checkout, payment));
    await work(shop);
    const { data } = await place(buyer, checkout, payment);
    const id = data!.placeOrder.id;
    expect((await orderOf(id)).authorizedUntil).not.toBeNull();
    expect(await shop.em().count(Authorization, { order: id })).toBe(1);
    expect(
      (await shop.events('payment.authorized')).filter(({ subjectId }) => subjectId === id),
    ).toHaveLength(1);
    await admin.must(CancelOrderDocument, { id });
  },
);

test.each([
  'capture.due',
  'capture.made',
  'payment.captured',
  'payment.recorded',
  'payment.committed',
] as const)('dead at %s of a capture: it is captured once, and the order paid', async (point) => {
  const { id, payment } = await reserved(shop, buyer);
  await dieAt(shop, point, () => lost(admin).execute(CaptureOrderDocument, { id }));
  await work(shop, 5 * MINUTE);
  expect(await endOf(id, payment.paymentId)).toEqual(PAID);
});

test.each(['fulfillment.added', 'event.recorded'] as const)(
  'dead at %s of a fulfillment: nothing is shipped, and nothing is captured',
  async (point) => {
    const { id, payment } = await reserved(shop, buyer);
    await dieAt(shop, point, () => lost(admin).execute(CreateFulfillmentDocument, input(id)));
    await later();
    expect(await endOf(id, payment.paymentId)).toMatchObject({ isPaid: false, status: 'authorized' });
    await admin.must(MarkDeliveredDocument, { id });
    await work(shop);
    expect(await endOf(id, payment.paymentId)).toEqual(PAID);
  },
);

test('undone while the provider captures it: too late, or not captured', async () => {
  for (let n = 0; n < 5; n++) {
    const { id, payment } = await reserved(shop, buyer);
    const { data } = await ship(id);
    const fulfillment = data!.createFulfillment.fulfillment.id;
    const undo = () => admin.execute(UndoFulfillmentDocument, { input: { id: fulfillment } });
    const [undone] = await Promise.all([undo(), later()]);
    const { isPaid, status } = await endOf(id, payment.paymentId);
    if (undone.code) expect({ isPaid, status }).toEqual({ isPaid: true, status: 'captured' });
    else expect({ isPaid, status }).toEqual({ isPaid: false, status: 'authorized' });
    await admin.must(MarkDeliveredDocument, { id });
    await work(shop);
  }
});

test('browser, webhook and background work at once reserve the money of one order once', async () => {
  for (let n = 0; n < 5; n++) {
    const lamp = await shop.addProduct({ countInStock: 1 });
    const checkout = await startCheckout(buyer, lamp.id);
    const payment = await shop.pay(checkout);
    const webhook = () => deliverWebhook(shop, checkout.payment.providerOrderId);
    const [first, second] = await Promise.all([
      place(buyer, checkout, payment),
      place(buyer, checkout, payment),
      webhook(),
      work(shop),
    ]);
    expect(first.data?.placeOrder.id).toBe(second.data?.placeOrder.id);
    const order = first.data!.placeOrder.id;
    expect(await shop.em().count(Authorization, { order })).toBe(1);
    expect(
      (await shop.events('payment.authorized')).filter(({ subjectId }) => subjectId === order),
    ).toHaveLength(1);
    expect((await atProvider(payment.paymentId)).status).toBe('authorized');
  }
});
