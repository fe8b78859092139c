import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openingApp } from '../../platform/operations/opening-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { getRaw } from '../testing/uploading.ts';

let shop: TestShop;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  shopper = await shop.shopper();
  await shop.addProduct();
});
afterAll(() => shop?.close());

const json = { 'content-type': 'application/json' };
const big = (bytes: number) => ({ method: 'POST', headers: json, body: `"${'a'.repeat(bytes)}"` });
const query = { method: 'POST', headers: json, body: '{"query":"{ me { id email } }"}' };

const answers: [status: number, path: string, init?: RequestInit][] = [
  [200, '/livez'],
  [200, '/readyz'],
  [200, '/images/canalside-city-bicycle-320.webp'],
  [404, '/images/none.webp'],
  [404, '/images/%E0%A4%A'],
  [404, '/uploads/none.webp'],
  [200, '/api/docs'],
  [200, '/api/openapi.json'],
  [200, '/api/products'],
  [200, '/api/order/mine'],
  [200, '/api/users/profile'],
  [404, '/api/order/mine/x.css'],
  [404, '/api/none'],
  [413, '/api/order', big(5_000_000)],
  [403, '/api/uploads', { method: 'POST' }],
  [200, '/graphql', query],
  [400, '/graphql'],
  [400, '/graphql', { ...query, body: '{' }],
  [413, '/graphql', big(1_100_000)],
  [403, '/graphql', { ...query, headers: { ...json, origin: 'https://evil.example' } }],
  [400, '/webhooks/razorpay', { method: 'POST', body: '{}' }],
  [413, '/webhooks/razorpay', big(300_000)],
  [200, '/sandbox/checkout.js'],
  [401, '/sandbox/v1/payments'],
  [413, '/sandbox/checkout/pay', big(11_000)],
  [404, '/none'],
];

function expectSafe({ headers }: Response, resourcePolicy = 'same-origin'): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': resourcePolicy,
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringMatching(/microphone=\(\), .*camera=\(self\)/),
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'.*(frame-ancestors 'none'|sandbox)$/,
    ),
  });
  expect(headers.has('x-powered-by')).toBe(false);
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

test.each(answers)('%i of %s has every header that keeps browsers safe', async (status, path, init) => {
  const response = await shopper.fetch(path, init);
  expect(response.status).toBe(status);
  // Pictures are for the pages of any shop front.
  expectSafe(response, /^\/(images|uploads)\//.test(path) ? 'cross-origin' : undefined);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('so has an answer to a failure of the server', async () => {
  vi.spyOn(shop.orm.em, 'fork').mockImplementation(() => {
    throw new Error('select secret from users');
  });
  const failed = await Promise.all([
    shopper.fetch('/api/products'),
    shopper.fetch('/api/uploads', { method: 'POST' }),
  ]);
  vi.restoreAllMocks();
  for (const response of failed) {
    expect(response.status).toBe(500);
    expectSafe(response);
    expect(await response.text()).not.toMatch(/select|secret|at /);
  }
});

test('so has every answer while the shop still opens', async () => {
  const server = createServer(openingApp()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  for (const path of ['/', '/livez', '/graphql']) {
    expectSafe(await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } }));
  }
  server.close();
});

test('no cache keeps what is personal, also under the name of a file', async () => {
  for (const path of [
    '/api/order/mine',
    '/api/users/profile',
    '/api/order/mine/x.css',
    '/api/users/profile/x.js',
  ]) {
    expect((await shopper.fetch(path)).headers.get('cache-control'), path).toBe('no-store');
  }
  expect((await shopper.fetch('/graphql', query)).headers.get('cache-control')).toBe('no-store');
});

test('a file that caches may keep sets no cookie', async () => {
  for (const path of [
    '/images/canalside-city-bicycle-320.webp',
    '/sandbox/checkout.js',
    '/api/openapi.json',
  ]) {
    const { headers } = await shop.guest().fetch(path);
    expect(headers.get('cache-control')).not.toBe('no-store');
    expect(headers.getSetCookie()).toEqual([]);
  }
});

test.each(['/livez', '/api/products', '/graphql'])(
  'a request for %s with two hosts is refused',
  async (path) => {
    const headers = ['Host', 'shop.example.com', 'Host', 'evil.example'];
    expect((await getRaw(shop.guest(), path, headers)).status).toBe(400);
  },
);

test('headers and addresses beyond 16 KB are refused before anything looks at them', async () => {
  expect((await getRaw(shop.guest(), `/${'a'.repeat(20_000)}`)).status).toBe(431);
  expect((await getRaw(shop.guest(), '/livez', { 'x-long': 'a'.repeat(20_000) })).status).toBe(431);
});
