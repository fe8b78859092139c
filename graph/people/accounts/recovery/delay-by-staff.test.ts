import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../proof/testing/fixtures.ts';
import { mailedToken } from '../../../proof/testing/mailed-token.ts';
import {
  AnswerNewEmailDocument,
  NewEmailCountsAtDocument,
  RequestPasswordResetDocument,
  ResendVerificationDocument,
  ResetPasswordDocument,
  SignInDocument,
  UpdateProfileDocument,
  UpdateUserDocument,
  VerifyEmailDocument,
} from '../../../proof/testing/operations.generated.ts';
import { rest } from '../../../proof/testing/rest.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';

const DAY = 24 * 60 * 60_000;
const password = 'correct horse battery';

let shop: TestShop;
let staff: TestClient;
let person: TestClient;
let email: string;
beforeAll(async () => {
  shop = await testShop();
  shop.settings.sendsMails = true;
});
beforeEach(async () => {
  staff = await shop.staff('CUSTOMERS');
  person = await shop.confirmedShopper();
  email = `given-${person.user.email}`;
});
afterAll(() => shop?.close());

const give = (to = email) => staff.must(UpdateUserDocument, { input: { id: person.user.id, email: to } });
const oldLink = () => mailedToken(shop, 'address.entered');
const newLink = () => mailedToken(shop, 'account.verify');
const answer = async (agrees: boolean, token?: string, client = shop.guest()) =>
  (await client.execute(AnswerNewEmailDocument, { agrees, token })).code;
const confirm = async (token: string, client = shop.guest()) =>
  (await client.execute(VerifyEmailDocument, { token })).code;
const signIn = async (address: string, secret = TEST_PASSWORD) =>
  (await shop.guest().execute(SignInDocument, { input: { email: address, password: secret } })).code;
const shown = async () => (await person.must(NewEmailCountsAtDocument)).me;

const save = (input: object) => person.must(UpdateProfileDocument, { input });
const saveByRest = async (input: object) => {
  expect((await rest(person, 'PUT', '/users/profile', input)).status).toBe(200);
};

test.each([
  ['a name', () => ({ name: 'Kim' })],
  ['nothing', () => ({})],
  ['the form as it was shown', () => ({ name: 'Kim', email, password: '' })],
  ['another spelling of the new address', () => ({ email: email.toUpperCase() })],
])('an address of staff goes on waiting when its owner saves %s, over GraphQL and REST', async (_, input) => {
  for (const door of [save, saveByRest]) {
    await give();
    const waiting = await shown();
    await door(input());
    expect((await shown())?.newEmailCountsAt).toBe(waiting?.newEmailCountsAt);
    expect(await confirm(await newLink())).toBe('CONFLICT');
    expect(await answer(false, await oldLink())).toBeUndefined();
    expect(await shown()).toEqual({ email: person.user.email, newEmailCountsAt: null });
  }
});

test.each([
  ['GraphQL', save],
  ['REST', saveByRest],
])('a new password on the profile takes back an address of staff, over %s', async (_, door) => {
  await give();
  const links = [await newLink(), await oldLink()] as const;
  await door({ name: 'Kim', email, password });
  expect(await shown()).toEqual({ email: person.user.email, newEmailCountsAt: null });
  shop.clock.advance(DAY);
  expect(await confirm(links[0])).toBe('TOKEN_INVALID');
  expect(await answer(true, links[1])).toBe('TOKEN_INVALID');
  expect([await signIn(person.user.email, password), await signIn(email, password)]).toEqual([
    undefined,
    'WRONG_CREDENTIALS',
  ]);
});

test('a new password leaves an address that the owner entered', async () => {
  await save({ email, password });
  expect(await shown()).toEqual({ email, newEmailCountsAt: null });
  await save({ password: `${password}!` });
  expect(await confirm(await newLink())).toBeUndefined();
});

test('an address that the owner types replaces that of staff, and counts when its link was used', async () => {
  await give();
  const theirs = await newLink();
  const own = `own-${person.user.email}`;
  await save({ email: own });
  expect(await shown()).toEqual({ email: own, newEmailCountsAt: null });
  expect(await confirm(theirs)).toBe('TOKEN_INVALID');
  expect(await confirm(await newLink())).toBeUndefined();
  expect(await signIn(own)).toBeUndefined();
});

/** A link to the address of staff that its owner asked for. */
const ownLink = async () => {
  await person.must(ResendVerificationDocument);
  return newLink();
};

test('a link that the owner asked for waits for the day as well, and for the agreement', async () => {
  await give();
  const token = await ownLink();
  expect(await confirm(token)).toBe('CONFLICT');
  expect(await answer(true, await oldLink())).toBeUndefined();
  expect(await confirm(token)).toBeUndefined();
});

test.each([
  ['cancelled', async () => expect(await answer(false, await oldLink())).toBeUndefined()],
  ['replaced by another one', () => give(`other-${email}`)],
  [
    'dropped by a reset',
    async () => {
      await shop.guest().must(RequestPasswordResetDocument, { email: person.user.email });
      const input = { token: await mailedToken(shop, 'password.reset'), password };
      await shop.guest().must(ResetPasswordDocument, { input });
    },
  ],
  ['dropped by a new password', () => save({ password })],
])('an address that was %s and is entered again has new links alone', async (_, drop) => {
  await give();
  const links = [await newLink(), await ownLink()];
  await drop();
  await give();
  for (const link of links) expect(await confirm(link)).toBe('TOKEN_INVALID');
  expect(await confirm(await newLink())).toBe('CONFLICT');
  shop.clock.advance(DAY);
  for (const link of links) expect(await confirm(link)).toBe('TOKEN_INVALID');
});

test('an old session neither agrees nor confirms before the day is over; it cancels', async () => {
  await give();
  shop.clock.advance(11 * 60_000);
  expect(await answer(true, undefined, person)).toBe('REAUTHENTICATION_REQUIRED');
  expect(await confirm(await newLink(), person)).toBe('REAUTHENTICATION_REQUIRED');
  expect(await answer(false, undefined, person)).toBeUndefined();
  expect(await shown()).toEqual({ email: person.user.email, newEmailCountsAt: null });
});

test('staff enter five new addresses of an account within an hour at most', async () => {
  const factor = shop.settings.rateLimitFactor;
  shop.settings.rateLimitFactor = 1;
  for (let n = 0; n < 5; n += 1) await give(`n${n}-${email}`);
  const input = { id: person.user.id, email: `more-${email}` };
  expect((await staff.execute(UpdateUserDocument, { input })).code).toBe('RATE_LIMITED');
  const name = { id: person.user.id, name: 'Kim' };
  expect((await staff.execute(UpdateUserDocument, { input: name })).code).toBeUndefined();
  shop.settings.rateLimitFactor = factor;
});
