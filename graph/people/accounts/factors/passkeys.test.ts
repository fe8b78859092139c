import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../../../proof/testing/authenticator.ts';
import {
  AddPasskeyDocument,
  MeDocument,
  RemovePasskeyDocument,
  SignInMethodsDocument,
  SignInWithPasskeyDocument,
  StartPasskeyDocument,
  StartPasskeySignInDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Passkey } from './passkey.entity.ts';

let shop: TestShop;
let origin: string;
beforeAll(async () => {
  shop = await testShop();
  origin = new URL(shop.settings.url).origin;
});
afterAll(() => shop?.close());

async function add(person: TestClient, device: Authenticator) {
  const { startPasskey } = await person.must(StartPasskeyDocument);
  return person.execute(AddPasskeyDocument, { input: { response: device.create(startPasskey) } });
}

/** A person with a passkey. */
async function owner() {
  const [person, device] = [await shop.shopper(), new Authenticator(origin)];
  expect((await add(person, device)).code).toBeUndefined();
  return { person, device };
}

const options = async () => (await shop.guest().must(StartPasskeySignInDocument)).startPasskeySignIn;
const signIn = (response: string, client = shop.guest()) =>
  client.execute(SignInWithPasskeyDocument, { input: { response } });
const passkeysOf = async (person: TestClient) =>
  (await person.must(SignInMethodsDocument)).signInMethods.passkeys;

test('a passkey that was added signs in, without password and second step', async () => {
  const { person, device } = await owner();
  const browser = shop.guest();
  const { data } = await signIn(device.get(await options()), browser);
  expect(data?.signInWithPasskey.id).toBe(person.user.id);
  expect((await browser.must(MeDocument)).me?.id).toBe(person.user.id);
  const levels = await shop.em().execute('select level from sessions where user_id = ?', [person.user.id]);
  expect(levels).toEqual([{ level: 'strong' }, { level: 'strong' }]);
  expect((await passkeysOf(person))[0]?.lastUsedAt).not.toBeNull();
});

test('a response is used once', async () => {
  const { device } = await owner();
  const response = device.get(await options());
  expect((await signIn(response)).code).toBeUndefined();
  expect((await signIn(response)).code).toBe('TOKEN_INVALID');
});

test.each([
  ['of a page of another site', { origin: 'https://evil.example.com' }, 'WRONG_CREDENTIALS'],
  ['whose device did not verify the person', { verified: false }, 'WRONG_CREDENTIALS'],
  ['to a challenge that was never given', { challenge: 'A'.repeat(43) }, 'TOKEN_INVALID'],
])('a response %s is refused', async (_, fault, code) => {
  const { device } = await owner();
  expect((await signIn(device.get(await options(), fault))).code).toBe(code);
});

test('a counter that goes back, as that of a copy, is refused', async () => {
  const { device } = await owner();
  expect((await signIn(device.get(await options(), { counter: 7 }))).code).toBeUndefined();
  expect((await signIn(device.get(await options(), { counter: 7 }))).code).toBe('WRONG_CREDENTIALS');
  expect((await signIn(device.get(await options(), { counter: 3 }))).code).toBe('WRONG_CREDENTIALS');
  expect((await signIn(device.get(await options(), { counter: 8 }))).code).toBeUndefined();
});

test('a challenge ends after five minutes', async () => {
  const { device } = await owner();
  const late = device.get(await options());
  shop.clock.advance(5 * 60_000);
  expect((await signIn(late)).code).toBe('TOKEN_INVALID');
});

test('a signature of another key is refused, and so is a passkey that nobody has', async () => {
  const { device } = await owner();
  const forger = new Authenticator(origin);
  expect((await signIn(forger.get(await options()))).code).toBe('WRONG_CREDENTIALS');
  Object.assign(forger, { id: device.id });
  expect((await signIn(forger.get(await options(), { counter: 9 }))).code).toBe('WRONG_CREDENTIALS');
});

test.each(['', '{}', 'null', '{"id":1,"response":{}}', '[[[['])('%s is no response', async (response) => {
  expect((await signIn(response || ' ')).code).toBe('BAD_USER_INPUT');
});

test('somebody else neither removes a passkey nor adds one with a challenge of its owner', async () => {
  const { person } = await owner();
  const stranger = await shop.shopper();
  const [passkey] = await passkeysOf(person);
  expect((await stranger.execute(RemovePasskeyDocument, { id: passkey!.id })).code).toBe('NOT_FOUND');
  const { startPasskey } = await person.must(StartPasskeyDocument);
  const response = new Authenticator(origin).create(startPasskey);
  expect((await stranger.execute(AddPasskeyDocument, { input: { response } })).code).toBe('TOKEN_INVALID');
  expect(await passkeysOf(person)).toHaveLength(1);
});

test('a passkey of another site, a known one and an eleventh are not added', async () => {
  const { person, device } = await owner();
  const { startPasskey } = await person.must(StartPasskeyDocument);
  const foreign = new Authenticator('https://evil.example.com').create(startPasskey);
  expect((await person.execute(AddPasskeyDocument, { input: { response: foreign } })).code).toBe(
    'BAD_USER_INPUT',
  );
  expect((await add(person, device)).code).toBe('CONFLICT');
  for (let n = 1; n < 10; n++) expect((await add(person, new Authenticator(origin))).code).toBeUndefined();
  expect((await person.execute(StartPasskeyDocument)).code).toBe('CONFLICT');
});

test('a removed passkey signs nobody in', async () => {
  const { person, device } = await owner();
  const [passkey] = await passkeysOf(person);
  await person.must(RemovePasskeyDocument, { id: passkey!.id });
  expect((await signIn(device.get(await options()))).code).toBe('WRONG_CREDENTIALS');
});

test('a passkey is added only after a recent sign-in', async () => {
  const person = await shop.shopper();
  shop.clock.advance(11 * 60_000);
  expect((await person.execute(StartPasskeyDocument)).code).toBe('REAUTHENTICATION_REQUIRED');
});

test('a passkey of a deleted account signs nobody in', async () => {
  const { person, device } = await owner();
  await shop.em().execute('update users set deleted_at = now() where id = ?', [person.user.id]);
  expect((await signIn(device.get(await options()))).code).toBe('WRONG_CREDENTIALS');
  expect(await shop.em().count(Passkey, { user: person.user.id })).toBe(1);
});
