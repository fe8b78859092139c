import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const json = { 'content-type': 'application/json' };
const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
const asJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify(body),
});
const query = (text: string) => asJson({ query: text });
const inAddress = (text: string) => `/graphql?query=${encodeURIComponent(text)}`;

/** The requests of graphql-cop 1.15 for operations that a server must refuse. */
const refused: [check: string, path: string, init: RequestInit][] = [
  ['alias overloading', '/graphql', query(`query cop { ${times(101, (n) => `alias${n}:__typename`)} }`)],
  ['array-based batching', '/graphql', asJson(Array(10).fill({ query: 'query cop { __typename }' }))],
  ['directive overloading', '/graphql', query(`query cop { __typename ${times(10, () => '@aa')} }`)],
  ['field duplication', '/graphql', query(`query cop { ${times(500, () => '__typename')} }`)],
  [
    'circular introspection',
    '/graphql',
    query(
      'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
    ),
  ],
  ['GET queries with a cookie', inAddress('query cop { __typename }'), { headers: { cookie: 'session=x' } }],
  ['GET mutations', inAddress('mutation cop { __typename }'), {}],
  [
    'POST of a form',
    '/graphql',
    { method: 'POST', body: new URLSearchParams({ query: 'query cop { __typename }' }) },
  ],
];

test.each(refused)('%s: refused, and nothing is answered', async (_, path, init) => {
  const response = await shop.guest().fetch(path, init);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(await response.text()).not.toMatch(/"__typename"|"data":\{/);
});

test('trace mode: an answer says nothing of how it was made', async () => {
  const { headers } = await shop.guest().fetch('/graphql', query('query cop { __typename }'));
  const response = await shop.guest().fetch('/graphql', {
    ...query('query cop { __typename }'),
    headers: { ...json, 'x-apollo-tracing': '1', 'apollo-federation-include-trace': 'ftv1' },
  });
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  expect([...headers.keys()].filter((name) => /trac|powered|server-timing/.test(name))).toEqual([]);
});

test('unhandled errors: a document that cannot be parsed gets a message and a code', async () => {
  const answer = await (await shop.guest().fetch('/graphql', query('qwerty cop { abc }'))).json();
  expect(answer.errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([
    { code: 'GRAPHQL_PARSE_FAILED' },
  ]);
});

test.each([
  ['the same', () => '@aa'],
  ['different', (n: number) => `@a${n}`],
])('directive overloading: ten unknown directives, %s ones, are one error', async (_, directive) => {
  const { errors } = await (
    await shop.guest().fetch('/graphql', query(`query cop { __typename ${times(10, directive)} }`))
  ).json();
  expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
  expect(errors[0].locations).toHaveLength(10);
});

test('different mistakes are reported one by one, each with every place', async () => {
  const { errors } = await (
    await shop.guest().fetch('/graphql', query('query cop { typo typo similarProducts { id } }'))
  ).json();
  expect(errors.map(({ locations }: { locations: unknown[] }) => locations.length)).toEqual([2, 1]);
});

// The API is meant for integrations: its schema is public on purpose. See docs/security.md.
test('on purpose: the schema can be read, and the name of a similar public field is suggested', async () => {
  const introspected = await (await shop.guest().fetch('/graphql', query(getIntrospectionQuery()))).json();
  expect(introspected.data.__schema.types.length).toBeGreaterThan(20);
  const meant = await (
    await shop.guest().fetch('/graphql', query('query cop { product { id } prodcts { total } }'))
  ).json();
  expect(JSON.stringify(meant.errors)).toContain('Did you mean \\"products\\"');
});
