import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { accountActor, anonymous } from './actor.ts';
import { cachingHeaders } from './cache-headers.ts';

const PUBLIC = 'public, max-age=0, must-revalidate';
const asked = '/graphql?query={products{total}}';

let shop: TestShop;
let guest: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  guest = shop.guest();
  shopper = await shop.shopper();
});
afterAll(() => shop?.close());

const get = (client: TestClient, path: string) =>
  client.fetch(path, { headers: { 'apollo-require-preflight': 'true' } });

/** The response to a conditional request, with which a cache revalidates its copy. `fetch` would bypass caches. */
async function statusSince(path: string, etag: string): Promise<number | undefined> {
  const headers = { 'apollo-require-preflight': 'true', 'if-none-match': etag };
  const [answer] = await once(request(shop.url + path, { headers }).end(), 'response');
  return answer.resume().statusCode;
}

test.each(['/api/products', asked])(
  '%s may be cached for guests, and says when it still holds',
  async (path) => {
    const first = await get(guest, path);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, PUBLIC]);
    expect(first.headers.get('vary')).toContain('Cookie');
    const etag = first.headers.get('etag') ?? '';
    expect(await statusSince(path, etag)).toBe(304);
    await shop.addProduct();
    expect(await statusSince(path, etag)).toBe(200);
  },
);

test.each(['/api/products', asked])('%s is not cached for who has a session', async (path) => {
  const expired = shop.guest();
  expired.cookie = 'session=expired';
  for (const client of [shopper, expired]) {
    const { headers } = await get(client, path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toContain('Cookie');
  }
});

test('what an actor reads who is no guest is not cached, also without a cookie', () => {
  const session = { isAllowed: true, token: null, set: () => {}, clear: () => {} };
  expect(cachingHeaders({ actor: anonymous, session })['Cache-Control']).toBe(PUBLIC);
  expect(
    cachingHeaders({ actor: accountActor(shopper.user, 'password', shop.settings), session })[
      'Cache-Control'
    ],
  ).toBe('no-store');
});

test('what is personal, sent or refused is not cached', async () => {
  const product = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{products{total}}"}',
  };
  for (const answer of [
    await get(guest, '/api/users/profile'),
    await get(guest, '/api/products/unknown'),
    await guest.fetch('/graphql', product),
    await get(guest, '/graphql?query={nothing}'),
  ])
    expect(answer.headers.get('cache-control'), answer.url).toBe('no-store');
});
