import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { parse } from 'graphql';
import { request } from 'graphql-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';

const text = 'query Names { products { products { name } } }';

let shop: TestShop;
let url: string;
/** The methods of the requests that the clients have sent. */
let methods: string[];
beforeAll(async () => {
  shop = await testShop();
  url = `${shop.url}/graphql`;
  await shop.addProduct({ name: 'Kettle' });
});
afterAll(() => shop?.close());

const observed: typeof fetch = (input, init) => {
  methods.push(init?.method ?? 'GET');
  return fetch(input, init);
};

const clients: Record<string, () => Promise<unknown>> = {
  'Apollo Client': async () =>
    (
      await new ApolloClient({
        link: new HttpLink({ uri: url, fetch: observed }),
        cache: new InMemoryCache(),
      }).query({ query: parse(text) })
    ).data,
  'Apollo Client with GET for queries': async () =>
    (
      await new ApolloClient({
        link: new HttpLink({ uri: url, fetch: observed, useGETForQueries: true }),
        cache: new InMemoryCache(),
      }).query({ query: parse(text) })
    ).data,
  urql: async () => {
    const client = new Client({ url, exchanges: [fetchExchange], fetch: observed });
    return (await client.query(text, {}).toPromise()).data;
  },
  'graphql-request': () => {
    methods.push('POST');
    return request(url, text);
  },
  'fetch, as Relay is set up': async () => {
    const body = JSON.stringify({ query: text, variables: {} });
    const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
    const response = await observed(url, { method: 'POST', headers, body });
    return ((await response.json()) as { data: unknown }).data;
  },
};

test.each(Object.keys(clients))('%s reads the catalogue with its defaults', async (name) => {
  methods = [];
  const data = await clients[name]?.();
  expect(data).toMatchObject({ products: { products: [{ name: 'Kettle' }] } });
  expect(methods).toEqual([name === 'urql' || name.includes('GET') ? 'GET' : 'POST']);
});

test('a query by GET needs the header as soon as it has a cookie, even a foreign one', async () => {
  const path = `${url}?query=${encodeURIComponent('{ me { email } }')}`;
  expect((await fetch(path)).status).toBe(200);
  for (const cookie of ['session=x', '__Host-session=x', 'consent=1']) {
    const refused = await fetch(path, { headers: { cookie } });
    expect(refused.status, cookie).toBe(400);
    const admitted = await fetch(path, { headers: { cookie, 'apollo-require-preflight': 'true' } });
    expect(admitted.status, cookie).toBe(200);
  }
  const shopper = await shop.shopper();
  const withSession = await shopper.fetch(`/graphql?query=${encodeURIComponent('{ me { email } }')}`);
  expect(withSession.status).toBe(400);
});

test('a mutation by GET is refused without a cookie as well', async () => {
  const path = `${url}?query=${encodeURIComponent('mutation { signOut }')}`;
  expect((await fetch(path)).status).toBe(405);
});
