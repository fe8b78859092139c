import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxAccount } from './gateways/sandbox/ledger.entity.ts';
import { payments } from './module.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';
import { WebhookEvent } from './webhook-event.entity.ts';

let shop: TestShop;
let shopper: TestClient;
let secret: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  shopper = await shop.shopper();
  secret = (await shop.em().findOneOrFail(SandboxAccount, 'shop')).webhookSecret;
});
afterAll(() => shop?.close());

const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');

function event(name: string, providerOrderId: string, paymentId = 'pay_AAAAAAAAAAAAAA'): string {
  const payment = { entity: { id: paymentId, entity: 'payment', order_id: providerOrderId } };
  return JSON.stringify({ entity: 'event', event: name, contains: ['payment'], payload: { payment } });
}

function deliver(body: string, headers: Record<string, string> = {}) {
  return shop.guest().fetch('/webhooks/razorpay', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(body),
      'x-razorpay-event-id': `evt_${Math.random().toString(36).slice(2)}`,
      ...headers,
    },
  });
}

async function paidCheckout() {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  await shop.pay(checkout);
  return checkout;
}

const orderOf = (checkout: { id: string }) => shop.em().findOne(Order, { checkout: checkout.id });

test('the tab closed after paying: the webhook makes the order, paid', async () => {
  const checkout = await paidCheckout();
  expect((await deliver(event('payment.captured', checkout.payment.providerOrderId))).status).toBe(200);
  expect((await orderOf(checkout))?.paidAt).toBeInstanceOf(Date);
});

test('the digits of the card are recorded also when the webhook is first, or the reconciler', async () => {
  const checkouts = [await paidCheckout(), await paidCheckout()] as const;
  await deliver(event('payment.captured', checkouts[0].payment.providerOrderId));
  await reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
  const payments = await shop.em().find(Payment, { checkout: { $in: checkouts.map(({ id }) => id) } });
  expect(payments.map(({ method }) => method)).toEqual(['Visa ending in 1111', 'Visa ending in 1111']);
});

test.each([
  ['no signature', () => ({ 'x-razorpay-signature': '' })],
  ['a signature of another secret', (body: string) => ({ 'x-razorpay-signature': sign(body, 'other') })],
  ['a signature of an empty secret', (body: string) => ({ 'x-razorpay-signature': sign(body, '') })],
  ['the signature in upper case', (body: string) => ({ 'x-razorpay-signature': sign(body).toUpperCase() })],
  ['the signature of another body', (body: string) => ({ 'x-razorpay-signature': sign(`${body} `) })],
  ['no event id', () => ({ 'x-razorpay-event-id': '' })],
])('%s: refused, nothing changes', async (_, headers) => {
  const checkout = await paidCheckout();
  const body = event('payment.captured', checkout.payment.providerOrderId);
  expect((await deliver(body, headers(body))).status).toBe(400);
  expect(await orderOf(checkout)).toBeNull();
});

test('an event that only claims a payment makes no order', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  expect((await deliver(event('payment.captured', checkout.payment.providerOrderId))).status).toBe(200);
  expect(await orderOf(checkout)).toBeNull();
});

test('a delivery that is repeated is dealt with once', async () => {
  const checkout = await paidCheckout();
  const body = event('payment.captured', checkout.payment.providerOrderId);
  for (let time = 0; time < 5; time++) {
    expect((await deliver(body, { 'x-razorpay-event-id': 'evt_same' })).status).toBe(200);
  }
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(1);
  expect(await shop.em().count(WebhookEvent, { id: 'evt_same' })).toBe(1);
});

test('of events and the browser that report a payment at the same time, one calls the provider', async () => {
  const { mutex } = shop.ports;
  shop.ports.mutex = createKeyedMutex();
  const asked = (['listPayments', 'fetchPayment'] as const).map((call) =>
    vi.spyOn(shop.ports.gateways.razorpay, call),
  );
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  const send = (name: string) => deliver(event(name, checkout.payment.providerOrderId, payment.paymentId));
  const [first, second, placed] = await Promise.all([
    send('payment.captured'),
    send('order.paid'),
    place(shopper, checkout, payment),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(placed.data?.placeOrder.isPaid).toBe(true);
  // An event lists the payments of the order, and then fetches the one of which the list does not say the card.
  for (const { mock } of asked) expect(mock.calls.length).toBeLessThanOrEqual(1);
  shop.ports.mutex = mutex;
  vi.restoreAllMocks();
});

test('an event of a payment that pays for an order does not call the provider, one of another payment does', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  await place(shopper, checkout, payment);
  const asked = vi.spyOn(shop.ports.gateways.razorpay, 'listPayments');
  const { providerOrderId } = checkout.payment;
  expect((await deliver(event('payment.captured', providerOrderId, payment.paymentId))).status).toBe(200);
  expect(asked).not.toHaveBeenCalled();
  expect((await deliver(event('payment.captured', providerOrderId, 'pay_BBBBBBBBBBBBBB'))).status).toBe(200);
  expect(asked).toHaveBeenCalledExactlyOnceWith(providerOrderId);
  asked.mockRestore();
});

test('an event is forgotten when it is a month old, which no delivery is', async () => {
  const now = shop.ports.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
  await shop.em().insertMany(WebhookEvent, [
    { id: 'evt_of_last_month', receivedAt: daysAgo(31) },
    { id: 'evt_of_this_month', receivedAt: daysAgo(29) },
  ]);
  await runJobs({ webhookEvents: payments.jobs!.webhookEvents! }, { ...shop, em: shop.em() }, shop.logger);
  const kept = await shop.em().find(WebhookEvent, { id: { $like: 'evt_of_%' } });
  expect(kept.map(({ id }) => id)).toEqual(['evt_of_this_month']);
});

test.each([
  'not json',
  '{}',
  '[]',
  '"x"',
  'null',
  '{"payload":{"payment":{"entity":{"order_id":7}}}}',
  '{"payload":{"payment":{"entity":{"id":"pay_\\u0000","order_id":"order_\\u0000"}}}}',
])('the signed body %j about nothing of ours is taken and changes nothing', async (body) =>
  expect((await deliver(body)).status).toBe(200),
);

test('any order of events with repeats ends in the same paid order', async () => {
  const names = ['payment.authorized', 'payment.captured', 'order.paid', 'payment.failed', 'refund.created'];
  const orders = fc.shuffledSubarray([...names, ...names], { minLength: 6 });
  await fc.assert(
    fc.asyncProperty(orders, async (sequence) => {
      const checkout = await paidCheckout();
      for (const name of sequence) await deliver(event(name, checkout.payment.providerOrderId));
      const order = await orderOf(checkout);
      expect(order?.paidAt).toBeInstanceOf(Date);
    }),
    { numRuns: 8 },
  );
});
