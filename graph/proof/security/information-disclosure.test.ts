import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schemaOf } from '../testing/schema-of.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { inside } from './judge-response.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  await shop.guest().fetch('/graphql', register);
});
afterAll(() => shop?.close());

const json = { 'content-type': 'application/json' };
const graphql = (query: string, variables?: unknown): RequestInit => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify({ query, variables }),
});
const post = (body: string, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  body,
});
const email = 'taken@example.com';
const register = graphql('mutation($i: RegisterInput!) { register(input: $i) { id } }', {
  i: { name: 'Ann', email, password: 'long enough' },
});

const provoked: [what: string, path: string, init?: RequestInit][] = [
  ['a query that is none', '/graphql', graphql('{')],
  ['an unknown field', '/graphql', graphql('{ nothing }')],
  ['a hidden column', '/graphql', graphql('{ me { passwordHash } }')],
  [
    'a variable of another type',
    '/graphql',
    graphql('query($id: ID!) { product(id: $id) { id } }', { id: {} }),
  ],
  ['an unknown enum value', '/graphql', graphql('{ adminProducts(sortBy: PASSWORD) { total } }')],
  ['a number beyond 32 bits', '/graphql', graphql('{ products(page: 99999999999) { page } }')],
  ['a broken id', '/graphql', graphql('{ product(id: "%00") { id } }')],
  ['an e-mail address that is taken', '/graphql', register],
  ['a wrong input', '/graphql', graphql('mutation { createProduct(input: { name: "" }) { id } }')],
  ['a body that is none', '/graphql', post('{')],
  ['a list of requests', '/graphql', post('[{"query":"{ __typename }"},{"query":"{ __typename }"}]')],
  [
    'an unknown persisted query',
    '/graphql',
    post('{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}'),
  ],
  ['a body in an unknown encoding', '/graphql', post('{}', { ...json, 'content-encoding': 'nonsense' })],
  [
    'a body in an unknown character set',
    '/graphql',
    post('{}', { 'content-type': 'application/json; charset=x' }),
  ],
  ['a form without boundary', '/api/uploads', post('x', { 'content-type': 'multipart/form-data' })],
  ['an address that cannot be decoded', '/api/products/%E0%A4%A'],
  ['a REST id that is none', "/api/products/'"],
  ['a REST body that is none', '/api/users', post('{')],
  ['a REST list for an object', '/api/users', post('[1]')],
  [
    'an e-mail address that is taken, over REST',
    '/api/users',
    post(JSON.stringify({ name: 'A', email, password: 'long enough' })),
  ],
  ['a picture in a folder above', '/images/..%2f..%2fpackage.json'],
  ['a webhook of nobody', '/webhooks/razorpay', post('{}', { ...json, 'x-razorpay-signature': 'ff' })],
  ['a payment of nobody', '/sandbox/checkout/pay', post('{"key":"x"}')],
];
test.each(provoked)('the error for %s reveals no internals', async (_, path, init) => {
  const response = await admin.fetch(path, init);
  const said = await response.text();
  expect(response.status).toBeLessThan(500);
  expect(said).toMatch(/"(message|description)":"[^"]/);
  expect(said).not.toMatch(inside);
});

test('an internal failure is reported by the id of its log entry alone', async () => {
  vi.spyOn(shop.ports.storage, 'put').mockRejectedValue(
    new Error('insert into users set password /srv/shop/x.ts:4'),
  );
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const form = new FormData();
  form.append('image', new Blob([png]), 'x.png');
  const response = await admin.fetch('/api/uploads', { method: 'POST', body: form });
  vi.restoreAllMocks();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: 'INTERNAL', message: expect.not.stringMatching(inside) });
});

test('strangers cannot register persisted queries: one that is sent with its hash is not found by it later', async () => {
  const query = '{ __typename }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const ask = async (body: object) =>
    (await shop.guest().fetch('/graphql', post(JSON.stringify({ ...body, extensions })))).json();
  expect(await ask({ query })).toEqual({ data: { __typename: 'Query' } });
  expect((await ask({})).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
});

test('nothing of the schema is a password, a hash or a session, but for the passwords that people send', async () => {
  const fields = Object.values((await schemaOf()).getTypeMap()).flatMap((type) =>
    (isObjectType(type) || isInputObjectType(type)) && !/^(__|Query$|Mutation$)/.test(type.name)
      ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)
      : [],
  );
  expect(fields.length).toBeGreaterThan(100);
  expect(
    fields
      .filter((name) => /\..*(pass(?!key)|hash|session|token|secret|emailKey|ledger|address_?ip)/i.test(name))
      .sort(),
  ).toEqual([
    'AcceptInvitationInput.password',
    'AcceptInvitationInput.token',
    'CancelLinkedReturnInput.token',
    'ClaimOrdersInput.password',
    'ClaimOrdersInput.token',
    'Offer.needsPassword',
    'OpenReviewRequestInput.token',
    'PayLinkedOrderInput.token',
    'RegisterInput.password',
    'RequestLinkedReturnInput.token',
    'ResetPasswordInput.password',
    'ResetPasswordInput.token',
    'ReviewLinkedProductInput.token',
    'SendLinkedOrderMessageInput.token',
    'SignInInput.password',
    // To its owner alone, until the first code of the app.
    'TotpSetup.secret',
    'UpdateLinkedOrderAddressInput.token',
    'UpdateProfileInput.password',
    'WithdrawLinkedOrderInput.token',
  ]);
});

test.each(['/graphql', '/api/order', '/api/users', '/sandbox/checkout/pay', '/webhooks/razorpay'])(
  '%s reads no body that is far larger unpacked than sent',
  async (path) => {
    const body = gzipSync(`{"query":"${' '.repeat(20_000_000)}"}`);
    expect(body.length).toBeLessThan(25_000);
    const headers = { ...json, 'content-encoding': 'gzip', origin: shop.url };
    const response = await admin.fetch(path, { method: 'POST', headers, body: new Uint8Array(body) });
    expect(response.status).toBe(413);
  },
);
