import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningSandbox } from '../../../../proof/testing/running-sandbox.ts';
import { SandboxPayment } from './ledger.entity.ts';

let shop: Awaited<ReturnType<typeof runningSandbox>>;
beforeAll(async () => {
  shop = await runningSandbox();
});
afterAll(() => shop?.close());

type Headers = Record<string, string>;

function pay(changes: object, headers: Headers = { origin: shop.origin }) {
  const body = { key: shop.account.keyId, amount: 22_769, currency: 'INR', outcome: 'paid', ...changes };
  return fetch(`${shop.origin}/sandbox/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

test('the script is one piece and contains no secret', async () => {
  const answer = await fetch(`${shop.origin}/sandbox/checkout.js`);
  const script = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain('Test payment: no money moves');
  expect(script).not.toMatch(/%css%|%html%/);
  expect(script).not.toContain(shop.account.keySecret);
  expect(script).not.toContain(shop.account.webhookSecret);
});

test('a payment of an order returns a signature that the gateway accepts', async () => {
  const orderId = await shop.createOrder({ amount: 22_769, currency: 'INR', receipt: 'widget' });
  const result = (await (await pay({ order_id: orderId })).json()) as Record<string, string>;
  expect(result.razorpay_order_id).toBe(orderId);
  const signed = {
    providerOrderId: orderId,
    paymentId: result.razorpay_payment_id!,
    signature: result.razorpay_signature!,
  };
  expect(shop.gateway.confirm(signed)).toBe(true);

  const again = await pay({ order_id: orderId });
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({
    error: { description: 'Payment already done for this order.' },
  });
});

test('without an order the payment has the amount of the widget, and only an id comes back', async () => {
  const result = (await (await pay({ amount: 4_200 })).json()) as Record<string, string>;
  expect(Object.keys(result)).toEqual(['razorpay_payment_id']);
  const payment = await shop.gateway.fetchPayment(result.razorpay_payment_id!);
  expect(payment).toMatchObject({ status: 'captured', amount: 4_200, orderId: null });
});

test('a client with a test key of its own may pay without an order, but no order', async () => {
  const key = 'rzp_test_A1b2C3d4E5f6G7';
  expect((await pay({ key })).status).toBe(200);
  const orderId = await shop.createOrder({ amount: 22_769, currency: 'INR', receipt: 'own key' });
  expect((await pay({ key, order_id: orderId })).status).toBe(401);
  expect((await pay({ order_id: orderId })).status).toBe(200);
});

test("a declined payment returns Razorpay's error with the payment's id", async () => {
  const answer = await pay({ outcome: 'failed' });
  expect(answer.status).toBe(200);
  const { error } = (await answer.json()) as { error: { reason: string; metadata: { payment_id: string } } };
  expect(error.reason).toBe('payment_failed');
  expect((await shop.gateway.fetchPayment(error.metadata.payment_id))?.status).toBe('failed');
});

test.each<[string, () => Headers]>([
  ['another site', () => ({ origin: 'https://evil.example' })],
  ['another port', () => ({ origin: 'http://127.0.0.1:1' })],
  ['a page of no origin', () => ({ origin: 'null' })],
  ['a client without an origin', () => ({})],
  [
    'a cross-site request by its fetch metadata',
    () => ({ origin: shop.origin, 'sec-fetch-site': 'cross-site' }),
  ],
])('%s cannot pay', async (_name, headers) => {
  const before = await shop.em().count(SandboxPayment);
  expect((await pay({}, headers())).status).toBe(403);
  expect(await shop.em().count(SandboxPayment)).toBe(before);
});

test.each<[object, number]>([
  [{ key: 'rzp_test_other' }, 401],
  [{ key: `rzp_${'live'}_A1b2C3d4E5f6G7` }, 401],
  [{ key: ['rzp_test_A1b2C3d4E5f6G7', ''] }, 401],
  [{ key: '' }, 401],
  [{ order_id: 'order_AAAAAAAAAAAAAA' }, 400],
  [{ order_id: '../x' }, 400],
  [{ order_id: { $ne: null } }, 400],
  [{ amount: 1.5 }, 400],
  [{ amount: '100' }, 400],
  [{ amount: 99 }, 400],
  [{ amount: 2 ** 31 }, 400],
  [{ amount: -5 }, 400],
  [{ currency: 'inr' }, 400],
  [{ currency: 'INR\0' }, 400],
  [{ outcome: 'authorized' }, 400],
])('%j is refused', async (changes, status) => {
  const answer = await pay(changes);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
});
