import { globSync, readFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import {
  buildSchema,
  getIntrospectionQuery,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type TypeNode,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../../proof/testing/schema-of.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { listSizeOf } from './field-costs.ts';
import { measureOperation } from './measure-operation.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.addProduct();
});
afterAll(() => shop.close());

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions: { code: string } }[];
}

async function ask(path: string, init?: RequestInit) {
  const response = await shop.guest().fetch(path, init);
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/json/);
  expect(text).not.toMatch(/node_modules|\.[tj]s:\d|\n\s+at /);
  const answer = JSON.parse(text) as Answer;
  return { status: response.status, ...answer, error: answer.errors?.[0] };
}

const json = { 'content-type': 'application/json' };
const post = (query: string, variables?: unknown) =>
  ask('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query, variables }) });
const get = (query: string) =>
  ask(`/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': 'yes' } });

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const signIn = 'signIn(input: { email: "a@example.com", password: "guess" }) { id }';
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const doubling = `{ me { ...F0 } } ${times(8, (i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`)} fragment F8 on User { id }`;

const refused: [what: string, code: string, message: string | RegExp, query: string, variables?: unknown][] =
  [
    [
      '3,000 aliases',
      'QUERY_TOO_LONG',
      /more than 600 tokens/,
      `{ ${times(3000, (i) => `a${i}: __typename`)} }`,
    ],
    ['5,000 repeated fields', 'QUERY_TOO_LONG', /600/, `{ ${times(5000, () => '__typename')} }`],
    [
      '1,000 directives',
      'QUERY_TOO_LONG',
      /600/,
      `{ me @skip(if: false) { id ${times(1000, () => '@a')} } }`,
    ],
    [
      '60 kB of text',
      'QUERY_TOO_LONG',
      /60034 characters/,
      `{ products(keyword: "${'a'.repeat(60_000)}") { page } }`,
    ],
    [
      '16 aliases',
      'TOO_MANY_ALIASES',
      /16 aliases; the limit is 15/,
      `{ me { ${times(16, (i) => `a${i}: __typename`)} } }`,
    ],
    [
      '11 searches at once',
      'TOO_MANY_FIELDS',
      /11 fields on the first level; the limit is 10/,
      `{ ${times(11, (i) => `a${i}: products { total }`)} }`,
    ],
    ['400 repeated fields', 'TOO_MANY_FIELDS', /301 fields/, `{ me { ${times(400, () => 'id')} } }`],
    ['fragments that double', 'TOO_MANY_FIELDS', /301 fields/, doubling],
    [
      '21 directives',
      'TOO_MANY_DIRECTIVES',
      /21 directives; the limit is 20/,
      `{ me { ${times(21, () => 'id @skip(if: false)')} } }`,
    ],
    [
      'guessing passwords in one request',
      'REPEATED_MUTATION',
      /2 calls of one mutation; the limit is 1/,
      `mutation { a: ${signIn} b: ${signIn} }`,
    ],
    [
      'guessing through a fragment',
      'REPEATED_MUTATION',
      /2 calls/,
      `mutation { a: ${signIn} ...Second } fragment Second on Mutation { b: ${signIn} }`,
    ],
    [
      'a list of 99,999,999',
      'QUERY_TOO_COSTLY',
      /points of cost; the limit is 10000/,
      '{ products { products { reviews(first: 99999999) { id } } } }',
    ],
    [
      'a long list of long lists',
      'QUERY_TOO_COSTLY',
      /points/,
      '{ products { products { reviews(first: 100) { id name rating comment } } } }',
    ],
    [
      'a long list by a variable',
      'QUERY_TOO_COSTLY',
      /points/,
      'query ($n: Int!) { products { products { reviews(first: $n) { id comment } } } }',
      { n: 100 },
    ],
    [
      'long names for many values',
      'QUERY_TOO_COSTLY',
      /points/,
      `{ products { products { reviewPage { reviews { ${'a'.repeat(2000)}: id } } } } }`,
    ],
    [
      '5,000 variables',
      'VARIABLES_TOO_LARGE',
      /5000 variables; the limit is 50/,
      '{ __typename }',
      Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`v${i}`, i])),
    ],
    [
      'a deep variable',
      'VARIABLES_TOO_LARGE',
      /11 levels in a variable; the limit is 10/,
      '{ __typename }',
      { deep: nested(100) },
    ],
    [
      'a huge list',
      'VARIABLES_TOO_LARGE',
      /2000 entries/,
      'query ($lines: [CartLineInput!]!) { cart(lines: $lines) { totalPrice } }',
      { lines: Array(2000).fill({ productId: 'a', qty: 1 }) },
    ],
  ];

test.each(refused)('%s: refused as %s', async (_, code, message, query, variables) => {
  const started = performance.now();
  const { status, error, data } = await post(query, variables);
  expect({ status, code: error?.extensions.code, data }).toEqual({ status: 400, code, data: undefined });
  expect(error?.message).toMatch(message);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('a request has room for two searches, with pages of any length, and not for three', async () => {
  const search = (n: number) =>
    `s${n}: products(keyword: "lamp") { products { id name image price rating } }`;
  expect((await post(`{ ${times(2, search)} }`)).status).toBe(200);
  expect(await post(`{ ${times(3, search)} }`)).toMatchObject({
    status: 400,
    error: { extensions: { code: 'QUERY_TOO_COSTLY' } },
  });
  const blank = `products(keyword: " ") { total }`;
  expect((await post(`{ ${times(3, (n) => `s${n}: ${blank}`)} }`)).status).toBe(200);
});

const dear = 'pageSize: 100, page: 90, sort: PRICE_DESC, filter: { inStock: true, price: { min: 1 } }';
const listed = (n: number, args: string, fields = 'products { id }') =>
  `l${n}: products(${args}) { ${fields} }`;

test.each([
  ['deep pages of sorted and filtered lists', 2, dear],
  ['lists in another order', 5, 'pageSize: 20, sort: RATING'],
  ['lists with a filter', 5, 'pageSize: 20, filter: {}'],
  ['lists of a category', 5, 'pageSize: 20, category: "none"'],
  ['deep pages of a category', 2, 'pageSize: 20, page: 51, category: "none"'],
])('a request has room for so many %s: %d, and not for one more', async (_, most, args) => {
  const ask = async (count: number) => (await post(`{ ${times(count, (n) => listed(n, args))} }`)).error;
  expect((await ask(most))?.extensions.code).not.toBe('QUERY_TOO_COSTLY');
  expect((await ask(most + 1))?.extensions.code).toBe('QUERY_TOO_COSTLY');
});

test('deep pages of the newest products, which an index finds, cost less than those of other lists', async () => {
  const newest = (n: number) => listed(n, 'pageSize: 100, page: 90, sort: NEWEST');
  expect((await post(`{ ${times(10, newest)} }`)).status).toBe(200);
});

test('facets that are counted are charged for', async () => {
  const facets = (n: number) => listed(n, 'pageSize: 1', 'facets { key }');
  expect((await post(`{ ${times(9, facets)} }`)).status).toBe(200);
  expect((await post(`{ ${times(10, facets)} }`)).error?.extensions.code).toBe('QUERY_TOO_COSTLY');
});

const invalid: [what: string, query: string][] = [
  ['a cycle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  [
    'introspection in circles',
    '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
  ],
  ['100 unknown directives', `{ me { id ${times(100, () => '@a')} } }`],
];

test.each(invalid)('%s is no valid query', async (_, query) => {
  const { status, error } = await post(query);
  expect({ status, code: error?.extensions.code }).toEqual({
    status: 400,
    code: 'GRAPHQL_VALIDATION_FAILED',
  });
});

test.each(
  refused.filter(
    ([, , , query, variables]) => query.length < 10_000 && !variables && !query.startsWith('mutation'),
  ),
)('%s: refused over GET as well', async (_, code, __, query) => {
  const { status, error } = await get(query);
  expect({ status, code: error?.extensions.code }).toEqual({ status: 400, code });
});

test('fields nested too deep are refused, through fragments as well', () => {
  const schema = buildSchema('type Query { me: Person } type Person { friend: Person name: String }');
  const measure = (levels: number) => {
    const document = parse(
      `{ me { ...P } } fragment P on Person { ${'friend { '.repeat(levels - 2)} name ${'}'.repeat(levels - 2)} }`,
    );
    const [operation, fragment] = document.definitions as [OperationDefinitionNode, never];
    measureOperation({ schema, operation, fragments: { P: fragment }, variables: {} });
  };
  expect(() => measure(8)).not.toThrow();
  expect(() => measure(9)).toThrow('This request has 9 levels of fields; the limit is 8.');
});

/** The operations of the web app and the REST facade, each with the fragments of its file. */
const ownOperations = ['web/**/*.graphql', 'graph/api/rest/*.graphql'].flatMap((pattern) => {
  const files = globSync(pattern).map((file) => readFileSync(file, 'utf8'));
  // As the cache of the web app sends them.
  const parts = addTypenameToDocument(parse(files.join('\n'))).definitions;
  const fragments = Object.fromEntries(
    parts.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION).map((part) => [part.name.value, part]),
  );
  return parts
    .filter((part) => part.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => [operation.name?.value, { operation, fragments }] as const);
});

/** A large value for a variable. */
function largest(type: TypeNode): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return largest(type.type);
  return type.kind === Kind.LIST_TYPE ? Array(100).fill({}) : 100;
}

test.each(ownOperations)("the shop's own %s is within all limits", async (_, { operation, fragments }) => {
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [variable.name.value, largest(type)]),
  );
  const schema = await schemaOf();
  expect(() => measureOperation({ schema, operation, fragments, variables })).not.toThrow();
});

test('an introspection query of everything is answered', async () => {
  const query = getIntrospectionQuery({
    inputValueDeprecation: true,
    specifiedByUrl: true,
    schemaDescription: true,
    directiveIsRepeatable: true,
  });
  const { status, data, errors } = await post(query);
  expect({ status, errors, data }).toEqual({ status: 200, errors: undefined, data: expect.anything() });
});

test('every list of the schema has a size to reckon with, and no other field has', async () => {
  const types = Object.values((await schemaOf()).getTypeMap()).filter(isObjectType);
  const wrong = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(
        (field) => isListType(getNullableType(field.type)) !== (listSizeOf(type.name, field) !== undefined),
      )
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(wrong).toEqual([]);
});

const unreadable: [what: string, status: number, init: RequestInit][] = [
  ['a body that is no JSON', 400, { method: 'POST', headers: json, body: '{"query": ' }],
  ['a body that is no object', 400, { method: 'POST', headers: json, body: '"query"' }],
  ['a list of requests', 400, { method: 'POST', headers: json, body: '[{"query":"{ __typename }"}]' }],
  ['plain text', 400, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{ __typename }' }],
  ['a form', 400, { method: 'POST', body: new URLSearchParams({ query: '{ __typename }' }) }],
  ['an empty query', 400, { method: 'POST', headers: json, body: '{"query":""}' }],
  [
    'variables that are text',
    400,
    { method: 'POST', headers: json, body: '{"query":"{ __typename }","variables":"a"}' },
  ],
  [
    'a body of 2 MB',
    413,
    { method: 'POST', headers: json, body: JSON.stringify({ query: 'a'.repeat(2e6) }) },
  ],
];

test.each(unreadable)('%s is answered in JSON with %d', async (_, status, init) => {
  expect((await ask('/graphql', init)).status).toBe(status);
});

test('a mutation over GET is refused', async () => {
  const { status, errors } = await get('mutation { signOut }');
  expect({ status, errors }).toEqual({ status: 405, errors: [expect.anything()] });
});

test('null for a value that has a default is refused as bad input', async () => {
  const query = 'query($p: Int) { products(page: $p) { total } }';
  const response = await shop.guest().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { p: null } }),
  });
  const { errors } = await response.json();
  expect([response.status, errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
});
