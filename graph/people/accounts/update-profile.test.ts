import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import {
  MeDocument,
  SignInDocument,
  UpdateProfileDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Session } from './session.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const me = async (client: TestClient) => (await client.must(MeDocument)).me;
const signIn = (email: string, password: string) =>
  shop.guest().execute(SignInDocument, { input: { email, password } });

/** Another browser of the same person. */
async function otherBrowser({ user }: TestClient): Promise<TestClient> {
  const client = shop.guest();
  await client.must(SignInDocument, { input: { email: user.email, password: TEST_PASSWORD } });
  return client;
}

test('name and e-mail address change at once, and the person signs in with the new address', async () => {
  const shopper = await shop.shopper();
  const input = { name: '  Ann Lee ', email: 'Ann.Lee@Example.com' };
  const { updateProfile } = await shopper.must(UpdateProfileDocument, { input });
  expect(updateProfile).toEqual({
    id: shopper.user.id,
    name: 'Ann Lee',
    email: 'Ann.Lee@Example.com',
    isAdmin: false,
    permissions: [],
  });
  expect(await me(shopper)).toEqual(updateProfile);
  expect((await signIn('ann.lee@example.com', TEST_PASSWORD)).code).toBeUndefined();
  expect((await signIn(shopper.user.email, TEST_PASSWORD)).code).toBe('WRONG_CREDENTIALS');
});

test('what is left out stays, and so does the password when it is empty', async () => {
  const shopper = await shop.shopper();
  const other = await otherBrowser(shopper);
  const { cookie } = shopper;
  await shopper.must(UpdateProfileDocument, { input: { name: 'Renamed', email: null, password: '' } });
  expect(await me(shopper)).toMatchObject({ name: 'Renamed', email: shopper.user.email });
  await shopper.must(UpdateProfileDocument, { input: {} });
  expect(await me(shopper)).toMatchObject({ name: 'Renamed', email: shopper.user.email });
  expect((await signIn(shopper.user.email, TEST_PASSWORD)).code).toBeUndefined();
  expect(shopper.cookie).toBe(cookie);
  expect(await me(other)).not.toBeNull();
});

test('a new password ends every other session and renews this one', async () => {
  const shopper = await shop.shopper();
  const other = await otherBrowser(shopper);
  const thief = shop.guest();
  thief.cookie = shopper.cookie;
  await shopper.must(UpdateProfileDocument, { input: { password: 'a new secret' } });
  expect((await me(shopper))?.id).toBe(shopper.user.id);
  expect(await me(other)).toBeNull();
  expect(await me(thief)).toBeNull();
  expect(await shop.em().count(Session, { user: shopper.user.id })).toBe(1);
  expect((await signIn(shopper.user.email, TEST_PASSWORD)).code).toBe('WRONG_CREDENTIALS');
  expect((await signIn(shopper.user.email, 'a new secret')).code).toBeUndefined();
});

test("a new password leaves other people's sessions alone", async () => {
  const [shopper, bystander] = [await shop.shopper(), await shop.shopper()];
  await shopper.must(UpdateProfileDocument, { input: { password: 'a new secret' } });
  expect(await me(bystander)).not.toBeNull();
});

test.each(['as typed', 'in capitals'])('the e-mail address of somebody else is refused, %s', async (how) => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()];
  const email = how === 'in capitals' ? other.user.email.toUpperCase() : other.user.email;
  const input = { name: 'Thief', email, password: 'a new secret' };
  const { code, errors } = await shopper.execute(UpdateProfileDocument, { input });
  expect(code).toBe('EMAIL_TAKEN');
  expect(errors[0]?.extensions?.fields).toEqual({
    email: 'There is already an account with this e-mail address.',
  });
  expect(await me(shopper)).toMatchObject({ name: shopper.user.name, email: shopper.user.email });
  expect((await signIn(shopper.user.email, TEST_PASSWORD)).code).toBeUndefined();
});

test('the own e-mail address in another case is no other one', async () => {
  const shopper = await shop.shopper();
  const email = shopper.user.email.toUpperCase();
  expect((await shopper.must(UpdateProfileDocument, { input: { email } })).updateProfile.email).toBe(email);
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(101) }],
  ['name', { name: 'A\u0000' }],
  ['email', { email: '' }],
  ['email', { email: 'nobody' }],
  ['email', { email: `${'x'.repeat(250)}@a.io` }],
  ['password', { password: 'short' }],
  ['password', { password: 'football' }],
  ['password', { password: 'x'.repeat(129) }],
])('an invalid %s is reported for its field and changes nothing (%#)', async (field, input) => {
  const shopper = await shop.shopper();
  const { code, errors } = await shopper.execute(UpdateProfileDocument, { input });
  expect(code).toBe('BAD_USER_INPUT');
  expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual([field]);
  expect(await me(shopper)).toMatchObject({ name: shopper.user.name, email: shopper.user.email });
});

test.each(['id', 'isAdmin', 'emailKey', 'passwordHash', 'createdAt', 'deletedAt', '__proto__'])(
  '%s cannot be set',
  async (column) => {
    const shopper = await shop.shopper();
    const input = JSON.parse(`{"name":"Mallory","${column}":true}`);
    const body = JSON.stringify({ query: print(UpdateProfileDocument), variables: { input } });
    const headers = { 'content-type': 'application/json' };
    const response = await shopper.fetch('/graphql', { method: 'POST', headers, body });
    const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await me(shopper)).toMatchObject({ id: shopper.user.id, isAdmin: false });
  },
);

test('a guest has no profile to change', async () => {
  const { code } = await shop.guest().execute(UpdateProfileDocument, { input: { name: 'Nobody' } });
  expect(code).toBe('UNAUTHENTICATED');
});
