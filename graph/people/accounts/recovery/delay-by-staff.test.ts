import 'reflect-metadata';
import { expect, test } from 'vitest';
import { enteredEmail } from '../../../proof/testing/entered-email.ts';
import { mailedToken } from '../../../proof/testing/mailed-token.ts';
import {
  NewEmailCountsAtDocument,
  RequestPasswordResetDocument,
  ResendVerificationDocument,
  ResetPasswordDocument,
  UpdateProfileDocument,
  UpdateUserDocument,
} from '../../../proof/testing/operations.generated.ts';
import { rest } from '../../../proof/testing/rest.ts';

const DAY = 24 * 60 * 60_000;
const password = 'correct horse battery';

const { the, give, oldLink, newLink, answer, confirm, signIn } = enteredEmail();
const shown = async () => (await the.person.must(NewEmailCountsAtDocument)).me;

const save = (input: object) => the.person.must(UpdateProfileDocument, { input });
const saveByRest = async (input: object) => {
  expect((await rest(the.person, 'PUT', '/users/profile', input)).status).toBe(200);
};

test.each([
  ['a name', () => ({ name: 'Kim' })],
  ['nothing', () => ({})],
  ['the form as it was shown', () => ({ name: 'Kim', email: the.email, password: '' })],
  ['another spelling of the new address', () => ({ email: the.email.toUpperCase() })],
])('an address of staff goes on waiting when its owner saves %s, over GraphQL and REST', async (_, input) => {
  for (const door of [save, saveByRest]) {
    await give();
    const waiting = await shown();
    await door(input());
    expect((await shown())?.newEmailCountsAt).toBe(waiting?.newEmailCountsAt);
    expect(await confirm(await newLink())).toBe('CONFLICT');
    expect(await answer(false, await oldLink())).toBeUndefined();
    expect(await shown()).toEqual({ email: the.person.user.email, newEmailCountsAt: null });
  }
});

test.each([
  ['GraphQL', save],
  ['REST', saveByRest],
])('a new password on the profile takes back an address of staff, over %s', async (_, door) => {
  await give();
  const links = [await newLink(), await oldLink()] as const;
  await door({ name: 'Kim', email: the.email, password });
  expect(await shown()).toEqual({ email: the.person.user.email, newEmailCountsAt: null });
  the.shop.clock.advance(DAY);
  expect(await confirm(links[0])).toBe('TOKEN_INVALID');
  expect(await answer(true, links[1])).toBe('TOKEN_INVALID');
  expect([await signIn(the.person.user.email, password), await signIn(the.email, password)]).toEqual([
    undefined,
    'WRONG_CREDENTIALS',
  ]);
});

test('a new password leaves an address that the owner entered', async () => {
  await save({ email: the.email, password });
  expect(await shown()).toEqual({ email: the.email, newEmailCountsAt: null });
  await save({ password: `${password}!` });
  expect(await confirm(await newLink())).toBeUndefined();
});

test('an address that the owner types replaces that of staff, and counts when its link was used', async () => {
  await give();
  const theirs = await newLink();
  const own = `own-${the.person.user.email}`;
  await save({ email: own });
  expect(await shown()).toEqual({ email: own, newEmailCountsAt: null });
  expect(await confirm(theirs)).toBe('TOKEN_INVALID');
  expect(await confirm(await newLink())).toBeUndefined();
  expect(await signIn(own)).toBeUndefined();
});

/** A link to the address of staff that its owner asked for. */
const ownLink = async () => {
  await the.person.must(ResendVerificationDocument);
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
  ['replaced by another one', () => give(`other-${the.email}`)],
  [
    'dropped by a reset',
    async () => {
      await the.shop.guest().must(RequestPasswordResetDocument, { email: the.person.user.email });
      const input = { token: await mailedToken(the.shop, 'password.reset'), password };
      await the.shop.guest().must(ResetPasswordDocument, { input });
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
  the.shop.clock.advance(DAY);
  for (const link of links) expect(await confirm(link)).toBe('TOKEN_INVALID');
});

test('an old session does not agree; it cancels', async () => {
  await give();
  the.shop.clock.advance(11 * 60_000);
  expect(await answer(true, undefined, the.person)).toBe('REAUTHENTICATION_REQUIRED');
  expect(await answer(false, undefined, the.person)).toBeUndefined();
  expect(await shown()).toEqual({ email: the.person.user.email, newEmailCountsAt: null });
});

test('staff enter five new addresses of an account within an hour at most', async () => {
  const factor = the.shop.settings.rateLimitFactor;
  the.shop.settings.rateLimitFactor = 1;
  for (let n = 0; n < 5; n += 1) await give(`n${n}-${the.email}`);
  const input = { id: the.person.user.id, email: `more-${the.email}` };
  expect((await the.staff.execute(UpdateUserDocument, { input })).code).toBe('RATE_LIMITED');
  const name = { id: the.person.user.id, name: 'Kim' };
  expect((await the.staff.execute(UpdateUserDocument, { input: name })).code).toBeUndefined();
  the.shop.settings.rateLimitFactor = factor;
});
