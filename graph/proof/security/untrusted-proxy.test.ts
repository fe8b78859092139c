import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SignInFailure } from '../../people/accounts/sign-in-failure.entity.ts';
import { checkoutInput } from '../testing/buying.ts';
import { TEST_PASSWORD } from '../testing/fixtures.ts';
import {
  RegisterDocument,
  SetupIssuesDocument,
  SignInWithTokenDocument,
  StartCheckoutDocument,
} from '../testing/operations.generated.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

let shop: TestShop;
const logged: string[] = [];
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1, log: { write: (line) => void logged.push(line) } });
});
afterEach(() => shop.em().nativeDelete(SignInFailure, {}));
afterAll(() => shop?.close());

const query = 'mutation($i: SignInInput!) { signIn(input: $i) { id } }';

/** Signs in through a proxy that shows the client in a header, and that the shop does not trust. Returns the code of the error. */
async function signInByProxy(email: string, password: string, client = '203.0.113.9') {
  const response = await shop.guest().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ query, variables: { i: { email, password } } }),
  });
  return (await response.json()).errors?.[0].extensions.code;
}

test('fifty wrong guesses behind a proxy that is not trusted lock nobody else out', async () => {
  const { user } = await shop.shopper();
  for (let n = 0; n < 50; n += 1) await signInByProxy(`${n % 25}@example.com`, 'wrong horse');
  expect(await signInByProxy(user.email, TEST_PASSWORD)).toBeUndefined();
});

test('ten guesses at one account lock it there, whatever address the header names', async () => {
  const { user } = await shop.shopper();
  for (let n = 0; n < 10; n += 1)
    expect(await signInByProxy(user.email, 'wrong horse', `203.0.113.${n}`)).toBe('WRONG_CREDENTIALS');
  expect(await signInByProxy(user.email, TEST_PASSWORD, '198.51.100.1')).toBe('RATE_LIMITED');
});

test('wrong links, registrations and checkouts of one person behind it keep nobody else out', async () => {
  const client = () => Object.assign(shop.guest(), { from: '203.0.113.9' });
  const codes = new Set<string | undefined>();
  for (let n = 0; n < 61; n += 1)
    codes.add((await client().execute(SignInWithTokenDocument, { token: `${n}`.padStart(43, 'x') })).code);
  expect([...codes]).toEqual(['TOKEN_INVALID']);
  for (let n = 0; n < 21; n += 1) {
    const input = { name: 'Eve', email: `eve${n}@example.com`, password: 'correct horse battery' };
    await client().must(RegisterDocument, { input });
  }
  shop.settings.holdLimits.openOfGuests = 5;
  const lamp = await shop.addProduct({ countInStock: 100 });
  for (let n = 0; n < 22; n += 1) {
    const input = { ...checkoutInput([{ productId: lamp.id, qty: 1 }]).input, email: `eve${n}@example.com` };
    await client().must(StartCheckoutDocument, { input });
  }
});

test('it is logged once, and admins read what to set', async () => {
  const admin = await shop.admin();
  for (let n = 0; n < 3; n += 1) await signInByProxy('nobody@example.com', 'wrong horse');
  expect(logged.filter((line) => line.includes('TRUST_PROXY is 0'))).toHaveLength(1);
  expect((await admin.must(SetupIssuesDocument)).setupIssues).toMatchObject([{ code: 'UNKNOWN_PROXY' }]);
});
