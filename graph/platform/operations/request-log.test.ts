import { get } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  RegisterDocument,
  SignInDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { createLogger } from './create-logger.ts';

let shop: TestShop;
let log: string;
const destination = {
  write(line: string) {
    log += line;
  },
};
beforeEach(async () => {
  log = '';
  shop = await testShop({ log: destination });
});
afterEach(() => shop.close());

const lines = () =>
  log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const requests = () => lines().filter(({ msg }) => msg === 'request');

test('a request is one line with its id, kind, path without the query, status and time', async () => {
  const answer = await shop.guest().fetch('/api/nothing?keyword=canary');
  await expect.poll(requests).toHaveLength(1);
  expect(requests()[0]).toMatchObject({ method: 'GET', path: '/api/nothing', status: 404 });
  expect(requests()[0].requestId).toBe(answer.headers.get('x-request-id'));
  expect(requests()[0].ms).toBeGreaterThanOrEqual(0);
  expect(log).not.toContain('canary');
});

test('the tokens of mailed links are not logged', async () => {
  const paths = [
    '/stock-alert/canary',
    '/Stock-Alert/canary/end',
    '/unsubscribe/canary',
    '/unsubscribe/reviews/canary',
    '/unsubscribe/prices/canary',
  ];
  for (const path of paths) await shop.guest().fetch(path);
  await expect.poll(requests).toHaveLength(paths.length);
  expect(requests().map(({ path }) => path)).toEqual([
    ...[
      '/stock-alert/…',
      '/Stock-Alert/…/end',
      '/unsubscribe/…',
      '/unsubscribe/reviews/…',
      '/unsubscribe/prices/…',
    ],
  ]);
  expect(log).not.toContain('canary');
});

test('the id of a request is not taken from a stranger', async () => {
  const headers = { 'x-request-id': 'chosen-by-me' };
  const answer = await shop.guest().fetch('/livez', { headers });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['X-Forwarded-For', '203.0.113.7'],
  ['Forwarded', 'for=203.0.113.7'],
  ['X-Real-IP', '203.0.113.7'],
])('a proxy that is not trusted is noticed by its %s, and said once', async (name, value) => {
  const warnings = () => lines().filter(({ msg }) => msg.includes('TRUST_PROXY'));
  await shop.guest().fetch('/livez');
  expect(warnings()).toEqual([]);
  for (let n = 0; n < 5; n++) await shop.guest().fetch('/livez', { headers: { [name]: value } });
  expect(warnings()).toEqual([expect.objectContaining({ level: 40, header: name.toLowerCase() })]);
  expect(log).not.toContain('203.0.113.7');
});

test('a line break in an address or a header begins no line of the log', async () => {
  await new Promise((done) =>
    get(`${shop.url}/a%0d%0a{"level":30}`, { headers: { 'x-request-id': 'a b' } }, done),
  );
  await expect.poll(requests).toHaveLength(1);
  expect(log.match(/\n/g)).toHaveLength(lines().length);
});

test('of a long address the log has the beginning alone, with e-mail addresses masked', async () => {
  await shop.guest().fetch(`/someone%40example.com/${'a'.repeat(15_000)}@example.com`);
  await expect.poll(requests).toHaveLength(1);
  expect(requests()[0].path).toMatch(/^\/\[e-mail\]\/a+…$/);
  expect(log.length).toBeLessThan(600);
});

test('nothing personal gets into the log: not of sign-up, sign-in, checkout, payment, nor of errors on the way', async () => {
  const canaries = {
    password: 'canary-password-1',
    wrong: 'canary-password-2',
    name: 'Canary Name',
    email: 'canary.person@canary.example',
    address: 'Canary Street 1',
    city: 'Canaryville',
    postalCode: 'C4N-4RY',
  };
  const { email, password } = canaries;
  const client = shop.guest();
  await client.must(RegisterDocument, { input: { name: canaries.name, email, password } });
  const cookie = client.cookie.split('=')[1]!;
  expect(cookie).toHaveLength(43);
  await client.execute(RegisterDocument, { input: { name: canaries.name, email, password } });
  await client.execute(SignInDocument, { input: { email, password: canaries.wrong } });
  await client.execute(SignInDocument, { input: { email, password } });
  const lamp = await shop.addProduct();
  const shippingAddress = {
    address: canaries.address,
    city: canaries.city,
    postalCode: canaries.postalCode,
    country: 'India',
  };
  await rest(client, 'POST', '/order/add', {
    orderItems: [{ product: lamp.id, qty: 1 }],
    shippingAddress,
    paymentMethod: 'PayPal',
  });
  await client.must(StartCheckoutDocument, {
    input: {
      idempotencyKey: 'first-try',
      lines: [{ productId: lamp.id, qty: 1 }],
      shippingAddress,
      paymentMethod: 'PayPal',
    },
  });
  await client.fetch(`/users/${email}/${encodeURIComponent(email)}?email=${email}&password=${password}`);
  await client.fetch('/graphql', { method: 'POST', body: `{"query": "${email} ${password}` });
  await rest(client, 'POST', '/users/auth', `{"email": "${email}", "password": "${password}`);
  // An error of the database whose message contains values.
  await shop.em().execute('alter table order_lines add constraint broken check (false) not valid');
  const checkout = await startCheckout(client, lamp.id);
  expect((await place(client, checkout)).code).toBe('INTERNAL');

  expect(log).toContain('unforeseen error');
  expect(requests().length).toBeGreaterThan(8);
  const found = [...Object.values(canaries), encodeURIComponent(email), cookie].filter((canary) =>
    log.includes(canary),
  );
  expect(found).toEqual([]);
});

test('an error in the log keeps its code and place, and loses what the database quotes', () => {
  const error = Object.assign(new Error('Key (email)=(canary@example.com) already exists'), {
    code: '23505',
    detail: 'canary',
    query: 'insert into users values (canary)',
  });
  createLogger('info', destination).error({ err: error }, 'failed for canary@example.com');
  const [line] = lines().slice(-1);
  expect(line.err).toMatchObject({ type: 'Error', code: '23505' });
  expect(line.err.stack[0]).toContain('request-log.test.ts');
  expect(line.msg).toBe('failed for [e-mail]');
  expect(log).not.toContain('canary');
});
