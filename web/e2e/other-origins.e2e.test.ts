import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './open-shop.ts';

/** A shop front on another origin, and one that the shop does not know. */
let fronts: Server[];
let shop: Shop;
beforeAll(async () => {
  fronts = [await openFront(), await openFront()];
  shop = await openShop({ CORS_ORIGINS: addressOf(fronts[0]!) });
});
afterAll(async () => {
  for (const front of fronts) front.close();
  await shop?.close();
});
afterEach(() => shop.endVisits());

async function openFront(): Promise<Server> {
  const server = createServer((_req, res) =>
    res.setHeader('content-type', 'text/html').end('<title>Front</title>'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

// Not `localhost`, as the shop is: another site, not only another origin.
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function pageOf(front: Server) {
  const { page } = await shop.visit();
  await page.route('**/favicon.ico', (route) => route.abort());
  await page.goto(addressOf(front));
  return page;
}

test('pictures of products show on a page of another origin', async () => {
  const page = await pageOf(fronts[1]!);
  const run = await shop.api();
  const { products } = await run<{ products: { products: { image: string }[] } }>(
    '{ products { products { image } } }',
  );
  const pictures = [...products.products.map(({ image }) => image), '/sample.svg'];
  expect(pictures.length).toBeGreaterThan(10);
  const widths = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const picture = new Image();
          picture.src = address;
          await picture.decode().catch(() => null);
          return picture.naturalWidth;
        }),
      ),
    pictures.map((path) => shop.url + path),
  );
  expect(widths.filter((width) => width === 0)).toEqual([]);
});

/** What a page can read through both APIs; null where the browser blocks the response. */
async function readShop(front: Server) {
  const page = await pageOf(front);
  await page.context().addCookies([{ name: 'session', value: 'of-the-shop', url: shop.url }]);
  return page.evaluate(async (url) => {
    const read = (path: string, init?: RequestInit) =>
      fetch(url + path, init).then(
        (response) => response.json(),
        () => null,
      );
    const headers = { 'content-type': 'application/json' };
    const query = { method: 'POST', headers, body: '{"query":"{ me { id } products { total } }"}' };
    return {
      graphql: await read('/graphql', query),
      withCookies: await read('/graphql', { ...query, credentials: 'include' }),
      rest: (await read('/api/products'))?.products.length ?? null,
    };
  }, shop.url);
}

test('a page of an allowed origin calls the API as a guest', async () => {
  expect(await readShop(fronts[0]!)).toEqual({
    graphql: { data: { me: null, products: { total: expect.any(Number) } } },
    withCookies: null,
    rest: 12,
  });
});

test('a page of any other origin reads nothing', async () => {
  expect(await readShop(fronts[1]!)).toEqual({ graphql: null, withCookies: null, rest: null });
});
