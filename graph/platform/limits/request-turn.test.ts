import { setImmediate } from 'node:timers/promises';
import { ApolloServer } from '@apollo/server';
import { parse } from 'graphql';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../core/cache.ts';
import type { Context } from '../../core/context.ts';
import { createGuestReads } from '../../core/guest-reads.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { queryLimits } from './query-limits.ts';

let shop: TestShop;
let id: string;
beforeAll(async () => {
  shop = await testShop();
  id = (await shop.addProduct({ name: 'Lamp', category: 'Home' })).id;
});
afterAll(() => shop?.close());

const calls: string[] = [];
let running = 0;
let most = 0;
async function counted<T>(read: () => Promise<T>): Promise<T> {
  running += 1;
  most = Math.max(most, running);
  return read().finally(() => {
    running -= 1;
  });
}
beforeEach(() => {
  calls.length = 0;
  running = 0;
  most = 0;
  const reads = createGuestReads(1, shop.ports.budget);
  shop.ports.guestReads = {
    inTurn(range, ...read) {
      calls.push(`in turn of ${range}`);
      return reads.inTurn(range, ...read);
    },
    atOnce(range, ...read) {
      calls.push(`at once of ${range}`);
      return reads.atOnce(range, ...read);
    },
    first(write) {
      calls.push('first');
      reads.first(write);
    },
    oneByOne(untilClosed) {
      const inOrder = reads.oneByOne(untilClosed);
      return (read) => inOrder(() => counted(async () => read()));
    },
  };
});

const ask = (client: TestClient, query: string, variables?: object) =>
  client.execute(parse(query), variables as never);
const ten = (field: string) => `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: ${field}`).join(' ')} }`;
const lines = (count: number) => ({ lines: Array(count).fill({ productId: id, qty: 1 }) });
const CART = 'query ($lines: [CartLineInput!]!) { cart(lines: $lines) { totalPrice } }';

const costly = [
  ['carts', () => [CART, lines(14)]],
  ['similar products', () => [ten(`similarProducts(id: "${id}") { id }`)]],
  ['pages of products', () => [ten('products(page: 3, pageSize: 97) { products { id } }')]],
  ['a deep page of products', () => ['{ products(page: 400, pageSize: 97) { products { id } } }']],
  ['many values', () => ['{ products(pageSize: 100) { products { reviews(first: 8) { id rating } } } }']],
  ['categories', () => [ten('categories(withProducts: true) { productCount image }')]],
  ['single products', () => [ten(`product(id: "${id}") { id }`)]],
  ['searches', () => ['{ products(keyword: "lamp") { total } }']],
  ['facets', () => ['{ products { facets { key } } }']],
] satisfies [string, () => [string, object?]][];

test.each(costly)(
  'costly queries of guests and of shoppers wait for their turn, and their root fields run one by one: %s',
  async (_, query) => {
    for (const client of [shop.guest(), await shop.shopper()]) {
      calls.length = 0;
      const { errors } = await ask(client, ...(query() as [string, object?]));
      expect(errors).toEqual([]);
      expect(calls).toEqual([expect.stringMatching(/^in turn of 127\.0\.0/)]);
    }
    // Counted is what runs one by one.
    expect(most).toBe(1);
  },
);

test('a search runs at once while it is cached, unless something else of the query is costly', async () => {
  const { cache } = shop.ports;
  shop.ports.cache = createCache();
  const search = (more = '') => `{ products(keyword: " lamp ") { total ${more} } }`;
  const other = '{ products(keyword: "lamp", page: 2) { total } }';
  const filtered = '{ products(keyword: "lamp", filter: { inStock: true }) { total } }';
  const facets = search('facets { key }');
  for (const query of [
    search(),
    search(),
    other,
    filtered,
    filtered,
    facets,
    ten('products(keyword: "lamp") { page }'),
  ])
    await ask(shop.guest(), query);
  shop.ports.cache = cache;
  const [turn, once] = ['in turn', 'at once'];
  expect(calls.map((call) => call.slice(0, 7))).toEqual([turn, once, turn, turn, turn, turn]);
});

test('queries of a visitor run at once, and are charged', async () => {
  const charge = vi.spyOn(shop.ports.budget, 'charge');
  await ask(shop.guest(), '{ products { products { id name price } } }');
  await ask(shop.guest(), CART, lines(10));
  await ask(await shop.shopper(), '{ me { id } }');
  expect(calls).toEqual(Array(3).fill(expect.stringMatching(/^at once/)));
  expect(charge).toHaveBeenCalledTimes(3);
  charge.mockRestore();
});

test('staff never wait, and neither do mutations, for which the reads of others pause', async () => {
  await ask(
    await shop.admin(),
    ten('products(keyword: "lamp", pageSize: 1) { total }').replace(/a[2-9]:.*?\} /g, ''),
  );
  expect(calls).toEqual([]);
  await ask(shop.guest(), 'mutation { signIn(input: { email: "a@example.com", password: "guess" }) { id } }');
  expect(calls).toEqual(['first']);
});

test('a costly query is refused with RATE_LIMITED when too many of its client IP range wait', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const reads = createGuestReads(1, shop.ports.budget);
  shop.ports.guestReads = reads;
  const running = Array.from({ length: 21 }, () => reads.inTurn('127.0.0.1', () => promise));
  const { status, code } = await ask(shop.guest(), '{ products(keyword: "lamp") { total } }');
  resolve();
  await Promise.all(running);
  expect({ status, code }).toEqual({ status: 429, code: 'RATE_LIMITED' });
});

test('a query whose client is gone is not executed any more', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const reads = createGuestReads(1, shop.ports.budget);
  const running = reads.inTurn('192.0.2.1', () => promise);
  const gone = new AbortController();
  const waits = Promise.withResolvers<void>();
  const left = Promise.withResolvers<unknown>();
  shop.ports.guestReads = {
    ...reads,
    inTurn(range, read, untilClosed) {
      const turn = reads.inTurn(range, read, untilClosed);
      turn.catch(left.resolve);
      waits.resolve();
      return turn;
    },
  };
  const body = JSON.stringify({ query: '{ products(keyword: "lamp") { total } }' });
  const headers = { 'content-type': 'application/json' };
  const response = shop.guest().fetch('/graphql', { method: 'POST', headers, body, signal: gone.signal });
  const cut = expect(response).rejects.toThrow();
  await waits.promise;
  gone.abort();
  await cut;
  expect(await left.promise).toMatchObject({ code: 'RATE_LIMITED' });
  resolve();
  await running;
});

test('a request that ends in an unexpected error ends its turn, too', async () => {
  let write: Promise<unknown> | undefined;
  const guestReads = {
    first: (started: Promise<unknown>) => {
      write = started;
    },
  };
  const broken = {
    requestDidStart: async () => ({
      responseForOperation: () => Promise.reject(new Error('A plugin is broken.')),
    }),
  };
  const typeDefs = 'type Query { one: Int } type Mutation { write: Int }';
  const server = new ApolloServer<Context>({
    typeDefs,
    logger: pino({ enabled: false }),
    plugins: [queryLimits(), broken],
  });
  const contextValue = { address: '192.0.2.1', ports: { guestReads } } as unknown as Context;
  await expect(server.executeOperation({ query: 'mutation { write }' }, { contextValue })).rejects.toThrow();
  expect(await Promise.race([write!.then(() => 'ended'), setImmediate('open')])).toBe('ended');
  await server.stop();
});
