import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ProviderPayment } from '../../../../core/payment-gateway.ts';
import type { RazorpaySettings } from './razorpay-client.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { hmacHex } from './signature.ts';

const settings: RazorpaySettings = {
  keyId: 'rzp_test_key',
  keySecret: 'key secret',
  webhookSecret: 'webhook secret',
  scriptUrl: 'https://checkout.example/checkout.js',
  sandbox: false,
};
const ORDER = 'order_Ab3dEf6hIj9lMn';
const PAYMENT = 'pay_Zy8wVu5tSr2qPo';
const payment: ProviderPayment = {
  id: PAYMENT,
  entity: 'payment',
  status: 'captured',
  amount: 22_769,
  amountRefunded: 0,
  currency: 'INR',
  orderId: ORDER,
  method: null,
};
const paymentAnswer = { ...payment, order_id: ORDER, amount_refunded: 0 };
const newOrder = { amount: 22_769, currency: 'INR', receipt: 'intent-1', returnUrl: '' };
const wanted = { amount: 22_769, key: '019ac0de-0000-7000-8000-000000000001' };
const refundAnswer = {
  id: 'rfnd_AAAAAAAAAAAAAA',
  entity: 'refund',
  status: 'processed',
  created_at: 1,
  payment_id: PAYMENT,
  amount: wanted.amount,
  receipt: wanted.key,
};
const unknownId = { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

async function gatewayTo(handler: Handler) {
  const requests: string[] = [];
  const server = createServer((req, res) => {
    requests.push(`${req.method} ${req.url}`);
    handler(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { gateway: razorpayGateway({ ...settings, baseUrl: () => origin }), requests, server };
}

function answer(status: number, body: unknown): Handler {
  return (_req, res) => {
    const isText = typeof body === 'string';
    res.writeHead(status, {
      'content-type': isText ? 'text/html' : 'application/json',
      location: '/elsewhere',
    });
    res.end(isText ? body : JSON.stringify(body));
  };
}

const unavailable = { code: 'PAYMENT_PROVIDER_UNAVAILABLE' };

test.each([
  ['a path', '../orders/x?y=1#'],
  ['a path after the prefix', 'pay_/../../orders'],
  ['a longer path', `${PAYMENT}/refund`],
  ['10,000 letters', `pay_${'a'.repeat(10_000)}`],
  ['a NUL', 'pay_Zy8wVu5tSr2qP\0'],
  ['a foreign letter', 'pay_Zy8wVu5tSr2qPö'],
  ['a line end', `${PAYMENT}\n`],
  ['a short id', 'pay_short'],
  ["an order's id", ORDER],
  ['nothing', ''],
])('an id that cannot be a payment never reaches the provider: %s', async (_name, id) => {
  const { gateway, requests } = await gatewayTo(answer(200, paymentAnswer));
  expect(await gateway.fetchPayment(id)).toBeNull();
  expect(await gateway.listPayments(id === ORDER ? PAYMENT : id)).toEqual([]);
  await expect(gateway.capture({ ...payment, id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect([await gateway.refund(id, wanted), await gateway.refundsOf(id)]).toEqual([null, null]);
  expect(requests).toEqual([]);
});

test('a payment is read from the configured address', async () => {
  const { gateway, requests } = await gatewayTo(answer(200, paymentAnswer));
  expect(await gateway.fetchPayment(PAYMENT)).toEqual(payment);
  expect(requests).toEqual([`GET /v1/payments/${PAYMENT}?expand[]=card`]);
});

test.each([
  ['Visa ending in 1111', { method: 'card', card: { network: 'Visa', last4: '1111' } }],
  ['Card', { method: 'card', card_id: 'card_1' }],
  ['Card', { method: 'emi', card: { network: '<b>', last4: '11111' } }],
  ['Wallet (phonepe)', { method: 'wallet', wallet: 'phonepe' }],
  ['Net banking (HDFC)', { method: 'netbanking', bank: 'HDFC' }],
  ['UPI', { method: 'upi', vpa: 'gil@bank' }],
  [null, { method: 'constructor' }],
])('the method of a payment is told as %s', async (method, fields) => {
  const { gateway } = await gatewayTo(answer(200, { ...paymentAnswer, ...fields }));
  expect(await gateway.fetchPayment(PAYMENT)).toMatchObject({ method });
  // The response to a capture has no card.
  expect(await gateway.capture({ ...payment, method: 'x' })).toMatchObject({ method: 'x' });
});

test('a list, which has no cards, leaves out which one it was', async () => {
  const items = [
    { ...paymentAnswer, method: 'card', card_id: 'card_1' },
    { ...paymentAnswer, method: 'upi' },
  ];
  const { gateway } = await gatewayTo(answer(200, { entity: 'collection', items }));
  const [card, upi] = await gateway.listPayments(ORDER);
  expect(card).not.toHaveProperty('method');
  expect(upi).toMatchObject({ method: 'UPI' });
});

test('all refunds of a payment are read, by the hundred', async () => {
  const all = Array.from({ length: 250 }, (_, n) => ({ ...refundAnswer, id: `rfnd_${n}` }));
  const { gateway, requests } = await gatewayTo((req, res) => {
    const skip = Number(new URL(req.url!, 'http://host').searchParams.get('skip'));
    answer(200, { entity: 'collection', items: all.slice(skip, skip + 100) })(req, res);
  });
  expect((await gateway.refundsOf(PAYMENT))?.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(requests).toHaveLength(3);
});

const odd = [
  null,
  'text',
  { ...paymentAnswer, id: 'pay_1', created_at: 1 },
  { ...paymentAnswer, status: 'pending', created_at: 1 },
  { ...paymentAnswer, order_id: 'plink_1', created_at: 1 },
  { ...paymentAnswer, amount: null, created_at: 1 },
  { ...paymentAnswer, amount: '1', created_at: 1 },
  { ...paymentAnswer, currency: null, created_at: 1 },
  { ...paymentAnswer, created_at: 'today' },
  { ...refundAnswer, payment_id: null },
  { ...refundAnswer, amount: null },
  { ...refundAnswer, id: 7 },
  { ...refundAnswer, created_at: {} },
];

test('an odd entry of a list keeps its place, and no other from being read', async () => {
  const sound = [
    { ...paymentAnswer, order_id: null, created_at: 1 },
    { ...refundAnswer, created_at: 1 },
  ];
  const { gateway } = await gatewayTo(answer(200, { entity: 'collection', items: [...odd, ...sound] }));
  const range = { from: new Date(0), to: new Date(1000), skip: 0 };
  const createdAt = new Date(1000);
  const ids = [...odd, ...sound].map((entry) => ({ unread: String((entry as { id?: unknown } | null)?.id) }));
  const payments = await gateway.paymentsMade(range);
  expect(payments.toSpliced(-2, 1)).toEqual(ids.toSpliced(-2, 1));
  expect(payments.at(-2)).toEqual({ ...payment, orderId: null, createdAt });
  const refunds = await gateway.refundsMade(range);
  expect(refunds.slice(0, -1)).toEqual(ids.slice(0, -1));
  expect(refunds.at(-1)).toMatchObject({ id: refundAnswer.id, ...wanted, createdAt });
});

test.each([400, 404])('an unknown payment is null (answered %i)', async (status) => {
  const { gateway } = await gatewayTo(answer(status, unknownId));
  expect(await gateway.fetchPayment(PAYMENT)).toBeNull();
  expect(await gateway.listPayments(ORDER)).toEqual([]);
});

test.each<[string, number, unknown]>([
  ['wrong keys', 401, unknownId],
  ['too many requests', 429, unknownId],
  ['a server error', 500, { error: { code: 'SERVER_ERROR' } }],
  ['a proxy page', 502, '<h1>Bad Gateway</h1>'],
  ['a proxy page that says 404', 404, '<h1>Not Found</h1>'],
  ['a redirect', 302, ''],
  ['a page instead of JSON', 200, '<h1>Welcome</h1>'],
  ['null', 200, null],
  ['another entity', 200, { ...paymentAnswer, entity: 'order' }],
  ['another payment', 200, { ...paymentAnswer, id: 'pay_AAAAAAAAAAAAAA' }],
  ['an amount that is no integer', 200, { ...paymentAnswer, amount: '22769' }],
  ['an unknown status', 200, { ...paymentAnswer, status: 'paid' }],
])('%s is an unknown outcome', async (_name, status, body) => {
  const { gateway, requests } = await gatewayTo(answer(status, body));
  await expect(gateway.fetchPayment(PAYMENT)).rejects.toMatchObject(unavailable);
  await expect(gateway.capture(payment)).rejects.toMatchObject(unavailable);
  await expect(gateway.refund(PAYMENT, wanted)).rejects.toMatchObject(unavailable);
  await expect(gateway.refundsOf(PAYMENT)).rejects.toMatchObject(unavailable);
  await expect(gateway.listPayments(ORDER)).rejects.toMatchObject(unavailable);
  await expect(
    gateway.start({ amount: 22_769, currency: 'INR', receipt: 'r', returnUrl: '' }),
  ).rejects.toMatchObject(unavailable);
  expect(requests.some((request) => request.includes('elsewhere'))).toBe(false);
});

test('a refused connection is an unknown outcome', async () => {
  const { gateway, server } = await gatewayTo(answer(200, paymentAnswer));
  server.close();
  await expect(gateway.fetchPayment(PAYMENT)).rejects.toMatchObject(unavailable);
});

test('a connection that breaks during the answer is an unknown outcome', async () => {
  const { gateway } = await gatewayTo((_req, res) => {
    res.write('{"id":');
    setTimeout(() => res.destroy(), 20);
  });
  await expect(gateway.fetchPayment(PAYMENT)).rejects.toMatchObject(unavailable);
});

test('a provider that does not respond, or drips its response, times out after five seconds', async () => {
  const silent = await gatewayTo(() => {});
  const dripping = await gatewayTo((_req, res) => {
    const drip = setInterval(() => res.write(' '), 500);
    res.on('close', () => clearInterval(drip));
  });
  const start = Date.now();
  await Promise.all(
    [silent, dripping].map(({ gateway }) =>
      expect(gateway.fetchPayment(PAYMENT)).rejects.toMatchObject(unavailable),
    ),
  );
  expect(Date.now() - start).toBeGreaterThan(4_500);
  expect(Date.now() - start).toBeLessThan(7_000);
});

test('a refund carries its key, and names it as its receipt', async () => {
  const seen: unknown[] = [];
  const { gateway } = await gatewayTo(async (req, res) => {
    const body = await req.reduce((text, chunk) => text + chunk, '');
    seen.push([req.url, req.headers['x-refund-idempotency'], body]);
    answer(200, refundAnswer)(req, res);
  });
  expect(await gateway.refund(PAYMENT, wanted)).toMatchObject({ ...wanted, hasFailed: false });
  const body = JSON.stringify({ amount: wanted.amount, receipt: wanted.key });
  expect(seen).toEqual([[`/v1/payments/${PAYMENT}/refund`, wanted.key, body]]);
});

test('a refund that is refused is null, and the refunds of a payment say which have failed', async () => {
  const { gateway } = await gatewayTo((req, res) =>
    req.method === 'POST'
      ? answer(400, unknownId)(req, res)
      : answer(200, { entity: 'collection', items: [{ ...refundAnswer, status: 'failed' }] })(req, res),
  );
  expect(await gateway.refund(PAYMENT, wanted)).toBeNull();
  expect(await gateway.refundsOf(PAYMENT)).toMatchObject([
    { id: refundAnswer.id, ...wanted, hasFailed: true },
  ]);
});

test.each([
  ['no refund', { entity: 'payment' }],
  ['an amount that is no number', { amount: '500' }],
  ['no payment', { payment_id: null }],
])('a response that is %s is an unknown outcome', async (_, wrong) => {
  const { gateway } = await gatewayTo(answer(200, { ...refundAnswer, ...wrong }));
  await expect(gateway.refund(PAYMENT, wanted)).rejects.toMatchObject(unavailable);
});

test('a receipt that the provider reports as used returns the order that has it', async () => {
  const order = { id: ORDER, entity: 'order', amount: 22_769, currency: 'INR', receipt: 'intent-1' };
  const { gateway, requests } = await gatewayTo((req, res) =>
    req.method === 'POST'
      ? answer(400, unknownId)(req, res)
      : answer(200, { entity: 'collection', items: [{ ...order, id: 'x', amount: 1 }, order] })(req, res),
  );
  expect(await gateway.start(newOrder)).toEqual({ providerOrderId: ORDER, redirectUrl: null });
  expect(requests[1]).toMatch(/^GET \/v1\/orders\?.*receipt=intent-1/);
});

test('an order that is captured later says so to the provider, others leave it to the account', async () => {
  const bodies: Record<string, unknown>[] = [];
  const order = { id: ORDER, entity: 'order', amount: 22_769, currency: 'INR', receipt: 'intent-1' };
  const { gateway } = await gatewayTo(async (req, res) => {
    bodies.push(JSON.parse(Buffer.concat(await req.toArray()).toString()));
    answer(200, order)(req, res);
  });
  await gateway.start(newOrder);
  await gateway.start({ ...newOrder, isCapturedLater: true });
  expect(bodies.map(({ payment }) => payment)).toEqual([
    undefined,
    { capture: 'manual', capture_options: { manual_expiry_period: 7200, refund_speed: 'normal' } },
  ]);
});

test('a void changes nothing at the provider, which gives back by itself what is not captured', async () => {
  const { gateway, requests } = await gatewayTo(
    answer(200, { ...paymentAnswer, status: 'authorized', created_at: 0 }),
  );
  const authorizedUntil = new Date(5 * 24 * 60 * 60_000);
  expect(await gateway.void(payment)).toMatchObject({ status: 'authorized', authorizedUntil });
  expect(requests).toEqual([`GET /v1/payments/${PAYMENT}?expand[]=card`]);
});

test('an order of another amount than requested is not accepted', async () => {
  const order = { id: ORDER, entity: 'order', amount: 1, currency: 'INR', receipt: 'intent-1' };
  const { gateway } = await gatewayTo(answer(200, order));
  await expect(gateway.start(newOrder)).rejects.toMatchObject(unavailable);
});

test("the widget's answer must be signed with the key's secret", () => {
  const gateway = razorpayGateway(settings);
  const signature = hmacHex(settings.keySecret, `${ORDER}|${PAYMENT}`);
  const result = { providerOrderId: ORDER, paymentId: PAYMENT, signature };
  const last = signature.endsWith('0') ? '1' : '0';

  expect(gateway.confirm(result)).toBe(true);
  for (const wrong of [
    '',
    signature.toUpperCase(),
    signature.slice(0, -1),
    signature.slice(0, -1) + last,
    `${signature} `,
    'é'.repeat(64),
    hmacHex('', `${ORDER}|${PAYMENT}`),
    hmacHex(settings.webhookSecret, `${ORDER}|${PAYMENT}`),
  ]) {
    expect(gateway.confirm({ ...result, signature: wrong })).toBe(false);
  }
  const unnamed = {
    ...result,
    paymentId: 'undefined',
    signature: hmacHex(settings.keySecret, `${ORDER}|undefined`),
  };
  expect(gateway.confirm(unnamed)).toBe(false);
});

test('a webhook whose fields are of other types is about nothing', () => {
  const gateway = razorpayGateway(settings);
  for (const text of ['{"event":{"toString":1}}', '[]', '1', '{"event":7,"payload":[]}']) {
    const body = Buffer.from(text);
    const read = gateway.readWebhook(body, () => hmacHex(settings.webhookSecret, body));
    expect(read).toMatchObject({ providerOrderId: null, paymentId: null, isRefund: false });
  }
});

test('a webhook must be signed over its very bytes', () => {
  const gateway = razorpayGateway(settings);
  const body = Buffer.from('{"event":"payment.captured", "n": 1}');
  const signature = hmacHex(settings.webhookSecret, body);
  const signs = (bytes: Buffer, given: string) => gateway.readWebhook(bytes, () => given) !== null;

  expect(signs(body, signature)).toBe(true);
  expect(signs(body, '')).toBe(false);
  expect(signs(body, signature.toUpperCase())).toBe(false);
  expect(signs(body, hmacHex(settings.keySecret, body))).toBe(false);
  expect(signs(body, hmacHex('', body))).toBe(false);
  expect(signs(Buffer.from(JSON.stringify(JSON.parse(body.toString()))), signature)).toBe(false);
  for (let i = 0; i < body.length; i++) {
    const changed = Buffer.from(body);
    changed[i]! ^= 1;
    expect(signs(changed, signature)).toBe(false);
  }
});

test.each(['keyId', 'keySecret', 'webhookSecret'] as const)('an empty %s is refused', (name) => {
  expect(() => razorpayGateway({ ...settings, [name]: '' })).toThrow(`needs a ${name}`);
  expect(() => razorpayGateway({ ...settings, [name]: '  ' })).toThrow(`needs a ${name}`);
});
