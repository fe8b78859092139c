import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const queries: [hash: string, text: string][] = Object.entries(
  JSON.parse(readFileSync('dist/operations.json', 'utf8')),
);
const nameOf = (text: string) => /^query (\w+)/.exec(text)?.[1] ?? '';

async function ask(
  text: string,
  variables: object,
  headers: HeadersInit = { 'apollo-require-preflight': 'true' },
) {
  const [sha256Hash] = queries.find(([, known]) => known === text)!;
  const params = new URLSearchParams({
    operationName: nameOf(text),
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  });
  return shop.guest().fetch(`/graphql?${params}`, { headers });
}
const home = queries.map(([, text]) => text).find((text) => nameOf(text) === 'HomePage')!;

test("the web app's queries are answered to a GET with their hash alone", async () => {
  const answer = await ask(home, { page: 1, keyword: '' });
  expect(await answer.json()).toMatchObject({ data: { products: { __typename: 'ProductPage', page: 1 } } });
});

test('only queries are known by a hash, each under a name of its own', () => {
  const names = queries.map(([, text]) => nameOf(text));
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
});

test('a page of another site cannot ask by a hash with the cookies of a visitor', async () => {
  const answer = await ask(home, { page: 1, keyword: '' }, { cookie: 'session=x' });
  expect(answer.status).toBe(400);
});
