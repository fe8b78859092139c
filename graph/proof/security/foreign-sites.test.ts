import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let productId: string;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  productId = (await shop.addProduct()).id;
});
afterAll(() => shop?.close());

/** The headers that state the origin of a request, given the address of the shop. */
const places: Record<string, (host: string) => Record<string, string>> = {
  'another site': () => ({ origin: 'https://evil.example' }),
  'an address that begins like the shop': (host) => ({ origin: `http://${host}.evil.example` }),
  'an address that ends like the shop': (host) => ({ origin: `http://evil-${host}` }),
  'a sibling domain': (host) => ({ origin: `http://blog.${host}` }),
  'the same host at another port': () => ({ origin: 'http://127.0.0.1:1' }),
  'a sandboxed frame': () => ({ origin: 'null' }),
  'an address that is none': () => ({ origin: '//' }),
  'another site, told by the browser': () => ({ 'sec-fetch-site': 'cross-site' }),
  'a sibling domain, told by the browser': (host) => ({
    'sec-fetch-site': 'same-site',
    origin: `http://${host}`,
  }),
};

const mutation = JSON.stringify({ query: 'mutation { createProduct { id } }' });
const doors: [method: string, path: string, type?: string, body?: string][] = [
  ['POST', '/graphql', 'application/json', mutation],
  ['POST', '/graphql', 'text/plain', mutation],
  ['POST', '/graphql', 'application/x-www-form-urlencoded', 'query=mutation { createProduct { id } }'],
  ['POST', '/graphql', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ['POST', '/api/products', 'application/json', '{}'],
  ['POST', '/api/products', 'text/plain', '{}'],
  ['POST', '/api/products'],
  ['DELETE', '/api/products/PRODUCT'],
  ['POST', '/api/users/logout', 'application/x-www-form-urlencoded', ''],
  ['POST', '/api/uploads', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ['POST', '/sandbox/checkout/pay', 'application/json', '{"key":"x"}'],
];

const cases = Object.keys(places).flatMap((place) =>
  doors.map(([method, path, type = 'no type', body]) => ({ place, method, path, type, body })),
);

test.each(cases)('$method $path as $type from $place is refused and does nothing', async (asked) => {
  const { method, type, body } = asked;
  const siteHeaders = places[asked.place]?.(new URL(shop.url).host);
  const path = asked.path.replace('PRODUCT', productId);
  const headers = new Headers(siteHeaders);
  if (type !== 'no type') headers.set('content-type', type);
  const response = await admin.fetch(path, { method, headers, body });
  if (path.startsWith('/sandbox')) expect([401, 403]).toContain(response.status);
  else expect(response.status).toBe(403);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
  expect(await shop.em().count(Product)).toBe(1);
  expect((await admin.fetch('/api/users/profile')).status).toBe(200);
});

test('pages of the shop itself, and programs that are no browser, can write', async () => {
  const ways: Record<string, string>[] = [{ origin: shop.url }, { 'sec-fetch-site': 'same-origin' }, {}];
  for (const headers of ways) {
    const response = await (await shop.shopper()).fetch('/api/users/logout', { method: 'POST', headers });
    expect(response.status).toBe(200);
  }
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
  '',
])('GraphQL as %j, which a browser sends without asking, is refused even without an origin', async (type) => {
  for (const method of ['POST', 'GET']) {
    const path = method === 'GET' ? `/graphql?query=${encodeURIComponent('{ me { email } }')}` : '/graphql';
    const response = await admin.fetch(path, {
      method,
      headers: { 'content-type': type },
      body: method === 'POST' ? mutation : undefined,
    });
    expect([400, 415]).toContain(response.status);
  }
  expect(await shop.em().count(Product)).toBe(1);
});

test('reading changes nothing: no GET signs out, makes, pays or deletes', async () => {
  for (const path of ['/api/users/logout', '/api/users/register', '/api/uploads', '/webhooks/razorpay']) {
    expect((await admin.fetch(path)).status, path).toBe(404);
  }
  const get = `/graphql?query=${encodeURIComponent('mutation { createProduct { id } }')}`;
  expect((await admin.fetch(get, { headers: { 'apollo-require-preflight': 'yes' } })).status).toBe(405);
  expect(await shop.em().count(Product)).toBe(1);
});

test.each(['https://evil.example', 'null', 'http://shop.example.evil.example'])(
  'a page at %s gets no data: no response allows it to read',
  async (origin) => {
    const ask = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    for (const path of [
      '/graphql',
      '/api/products',
      '/api/users/profile',
      '/api/uploads',
      '/sandbox/v1/payments',
    ]) {
      for (const method of ['OPTIONS', 'GET']) {
        const { headers } = await admin.fetch(path, { method, headers: ask });
        const allowing = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect(allowing, `${method} ${path}`).toEqual([]);
      }
    }
  },
);
