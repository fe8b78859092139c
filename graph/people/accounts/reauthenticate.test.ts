import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import {
  MeDocument,
  ReauthenticateDocument,
  SignInDocument,
  UpdateProfileDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';

const minute = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const me = async (client: TestClient) => (await client.must(MeDocument)).me;
const signIn = (email: string, password: string) =>
  shop.guest().execute(SignInDocument, { input: { email, password } });
const reauthenticate = (client: TestClient, password = TEST_PASSWORD) =>
  client.execute(ReauthenticateDocument, { password });

/** Somebody who signed in so long ago. */
async function signedInBefore(ms: number): Promise<TestClient> {
  const person = await shop.shopper();
  shop.clock.advance(ms);
  return person;
}

test.each([
  ['e-mail address', { email: 'thief@example.com' }],
  ['password', { password: 'a new secret' }],
  ['e-mail address beside a name', { name: 'Thief', email: 'thief@example.com', password: '' }],
])('a new %s needs the password ten minutes after signing in, at every door', async (_, input) => {
  const person = await signedInBefore(10 * minute);
  const { code, errors } = await person.execute(UpdateProfileDocument, { input });
  expect(code).toBe('REAUTHENTICATION_REQUIRED');
  expect(errors[0]?.message).toContain('sign in again, then repeat it within ten minutes');
  for (const path of ['/users/updateprofile', '/users/profile']) {
    expect(await rest(person, 'PUT', path, input)).toMatchObject({
      status: 401,
      body: { code: 'REAUTHENTICATION_REQUIRED', message: errors[0]?.message },
    });
  }
  expect(await me(person)).toMatchObject({ name: person.user.name, email: person.user.email });
  expect((await signIn(person.user.email, TEST_PASSWORD)).code).toBeUndefined();
});

test('until then, both can be changed', async () => {
  const person = await signedInBefore(9 * minute);
  const input = { email: `${person.user.id}@example.com`, password: 'a new secret' };
  await person.must(UpdateProfileDocument, { input });
  expect((await signIn(input.email, input.password)).code).toBeUndefined();
});

test('a name, the own e-mail address in any case and an empty password need nothing', async () => {
  const person = await signedInBefore(24 * 60 * minute);
  const { email } = person.user;
  await person.must(UpdateProfileDocument, { input: { name: 'Renamed' } });
  await person.must(UpdateProfileDocument, { input: { name: 'Again', email, password: '' } });
  await person.must(UpdateProfileDocument, { input: { email: email.toUpperCase() } });
  const { status } = await rest(person, 'PUT', '/users/updateprofile', { name: 'Last', email, password: '' });
  expect(status).toBe(200);
  expect(await me(person)).toMatchObject({ name: 'Last', email });
});

test('the password proved again allows the change and gives the session another token', async () => {
  const person = await signedInBefore(60 * minute);
  const thief = shop.guest();
  thief.cookie = person.cookie;
  const { data } = await reauthenticate(person);
  expect(data?.reauthenticate.id).toBe(person.user.id);
  expect(person.cookie).not.toBe(thief.cookie);
  expect(await me(thief)).toBeNull();
  await person.must(UpdateProfileDocument, { input: { password: 'a new secret' } });
  expect((await signIn(person.user.email, 'a new secret')).code).toBeUndefined();
});

test('signing in again over REST does the same', async () => {
  const person = await signedInBefore(60 * minute);
  const credentials = { email: person.user.email, password: TEST_PASSWORD };
  expect((await rest(person, 'POST', '/users/auth', credentials)).status).toBe(200);
  const answer = await rest(person, 'PUT', '/users/updateprofile', { password: 'a new secret' });
  expect(answer.status).toBe(200);
});

test('a wrong password changes nothing and counts as a failure to sign in', async () => {
  const person = await signedInBefore(60 * minute);
  const { cookie } = person;
  expect((await reauthenticate(person, 'wrong horse')).code).toBe('WRONG_CREDENTIALS');
  expect(await shop.em().count(SignInFailure, { emailKey: person.user.emailKey })).toBe(1);
  expect(person.cookie).toBe(cookie);
  expect((await me(person))?.id).toBe(person.user.id);
  const { code } = await person.execute(UpdateProfileDocument, { input: { password: 'a new secret' } });
  expect(code).toBe('REAUTHENTICATION_REQUIRED');
});

test('a borrowed session cannot guess the password without end', async () => {
  const person = await signedInBefore(60 * minute);
  for (let i = 0; i < 10; i += 1) await reauthenticate(person, 'wrong horse');
  expect((await reauthenticate(person)).code).toBe('RATE_LIMITED');
});

test('a new e-mail address ends every other session and not this one', async () => {
  const [person, bystander] = [await shop.shopper(), await shop.shopper()];
  const other = shop.guest();
  await other.must(SignInDocument, { input: { email: person.user.email, password: TEST_PASSWORD } });
  const { cookie } = person;
  await person.must(UpdateProfileDocument, { input: { email: `new-${person.user.email}` } });
  expect(person.cookie).toBe(cookie);
  expect((await me(person))?.email).toBe(`new-${person.user.email}`);
  expect(await me(other)).toBeNull();
  expect((await me(bystander))?.id).toBe(bystander.user.id);
});
