import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../people/accounts/user.entity.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

const origin = 'https://store.example.com';
let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop({ corsOrigins: [origin] });
  admin = await shop.admin();
  await shop.addProduct();
});
afterAll(() => shop?.close());

const graphql = (query: string, from = origin) => ({
  method: 'POST',
  headers: { origin: from, 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});
const allowing = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

test.each(['/graphql', '/api/products'])(
  'a preflight of %s from an allowed origin is answered',
  async (path) => {
    const response = await shop.guest().fetch(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(allowing(response)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': 'content-type',
    });
  },
);

test('a page of an allowed origin reads and writes over GraphQL and REST as a guest, even with a cookie', async () => {
  const me = await admin.fetch('/graphql', graphql('{ me { id } }'));
  expect([me.status, await me.json()]).toEqual([200, { data: { me: null } }]);
  expect(allowing(me)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Link,X-Total-Count,Retry-After,X-Request-Id',
  });
  const cart = await admin.fetch('/graphql', graphql('mutation { createProduct { id } }'));
  expect(await cart.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  const products = await admin.fetch('/api/products', { headers: { origin } });
  expect([products.status, allowing(products)['access-control-allow-origin']]).toEqual([200, origin]);
  expect((await admin.fetch('/api/users/profile', { headers: { origin } })).status).toBe(401);
  expect((await admin.fetch('/api/products', { method: 'POST', headers: { origin } })).status).toBe(401);
  expect((await admin.fetch('/api/uploads', { method: 'POST', headers: { origin } })).status).toBe(401);
});

test('nobody signs in or registers from another origin: no account is made and no cookie set', async () => {
  const input = '(input: {name: "Robin", email: "robin@example.com", password: "a long secret"}) { id }';
  const answers = await Promise.all([
    shop.guest().fetch('/graphql', graphql(`mutation { register${input} }`)),
    shop
      .guest()
      .fetch('/graphql', graphql('mutation { signIn(input: {email: "a@b.example", password: "x"}) { id } }')),
    shop.guest().fetch('/graphql', graphql('mutation { signOut }')),
  ]);
  for (const answer of answers) expect(answer.headers.getSetCookie()).toEqual([]);
  for (const answer of answers.slice(0, 2)) {
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  }
  expect(await shop.em().count(User, { email: 'robin@example.com' })).toBe(0);
});

test.each([
  'https://evil.example',
  'https://store.example.com.evil.example',
  'http://store.example.com',
  'https://store.example.com:8443',
  'null',
])('the origin %s is still refused, without any data', async (other) => {
  const write = await admin.fetch('/graphql', graphql('mutation { createProduct { id } }', other));
  expect([write.status, allowing(write)]).toEqual([403, {}]);
  const read = await admin.fetch('/api/products', { headers: { origin: other } });
  expect(allowing(read)).toEqual({});
  expect(read.headers.get('vary')).toContain('Origin');
});

test('an allowed origin reaches the API alone, and pages of the shop keep their session', async () => {
  for (const path of ['/livez', '/images/canalside-city-bicycle-320.webp', '/sandbox/v1/payments']) {
    expect(allowing(await admin.fetch(path, { headers: { origin } })), path).toEqual({});
  }
  const own = await admin.fetch('/graphql', graphql('{ me { id } }', shop.url));
  expect(await own.json()).toEqual({ data: { me: { id: admin.user.id } } });
});
