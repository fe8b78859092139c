import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../proof/testing/fixtures.ts';
import { mailedToken, mailedTokens } from '../../../proof/testing/mailed-token.ts';
import {
  AnswerNewEmailDocument,
  NewEmailCountsAtDocument,
  NewEmailOfDocument,
  SignInDocument,
  UpdateUserDocument,
  VerifyEmailDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { User } from '../user.entity.ts';

const DAY = 24 * 60 * 60_000;

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
  email = `Given-${person.user.email}`;
});
afterAll(() => shop?.close());

const give = (to = email) => staff.must(UpdateUserDocument, { input: { id: person.user.id, email: to } });
const oldLink = () => mailedToken(shop, 'address.entered');
const newLink = () => mailedToken(shop, 'account.verify');
const answer = async (agrees: boolean, token?: string, client = shop.guest()) =>
  (await client.execute(AnswerNewEmailDocument, { agrees, token })).code;
const confirm = async (token: string, client = shop.guest()) =>
  (await client.execute(VerifyEmailDocument, { token })).code;
const signIn = async (address: string) =>
  (await shop.guest().execute(SignInDocument, { input: { email: address, password: TEST_PASSWORD } })).code;
const shown = async () => (await staff.must(NewEmailOfDocument, { id: person.user.id })).user;
const eventsOf = async (type: 'account.email_agreed' | 'account.email_cancelled') =>
  (await shop.events(type)).filter(({ subjectId }) => subjectId === person.user.id);

test('the link in the old mailbox cancels the new address without a sign-in, once', async () => {
  await give();
  const [token, theirs] = [await oldLink(), await newLink()];
  expect(await answer(false, token)).toBeUndefined();
  expect(await shown()).toEqual({ email: person.user.email, newEmailCountsAt: null });
  expect(await answer(false, token)).toBe('TOKEN_INVALID');
  shop.clock.advance(2 * DAY);
  expect(await confirm(theirs)).toBe('TOKEN_INVALID');
  expect(await signIn(person.user.email)).toBeUndefined();
  expect(await eventsOf('account.email_cancelled')).toMatchObject([{ actorKind: 'shopper', actorId: null }]);
});

test('the agreement of the old mailbox ends the delay, and nobody else confirms for it', async () => {
  await give();
  const [token, theirs] = [await oldLink(), await newLink()];
  expect(await confirm(theirs)).toBe('CONFLICT');
  expect(await signIn(email)).toBe('WRONG_CREDENTIALS');
  expect(await answer(true, token)).toBeUndefined();
  expect([await answer(false, token), await signIn(email)]).toEqual(['TOKEN_INVALID', 'WRONG_CREDENTIALS']);
  expect(await confirm(theirs)).toBeUndefined();
  expect([await signIn(email), await signIn(person.user.email)]).toEqual([undefined, 'WRONG_CREDENTIALS']);
  expect(await eventsOf('account.email_agreed')).toHaveLength(1);
});

test('who confirms while signed in as the owner does not wait; staff and other people do', async () => {
  await give();
  const token = await newLink();
  expect([await confirm(token, staff), await confirm(token, await shop.shopper())]).toEqual(
    Array(2).fill('CONFLICT'),
  );
  expect(await confirm(token, person)).toBeUndefined();
  expect(await signIn(email)).toBeUndefined();
});

test('owner and staff see from when on the address counts; the signed-in owner agrees or cancels, nobody else', async () => {
  const [before] = [shop.ports.now().getTime(), await give()];
  const waiting = await shown();
  const countsAt = Date.parse(waiting.newEmailCountsAt!) - DAY;
  expect(countsAt).toBeGreaterThanOrEqual(before);
  expect(countsAt).toBeLessThanOrEqual(shop.ports.now().getTime());
  expect((await person.must(NewEmailCountsAtDocument)).me).toEqual(waiting);
  expect([await answer(true), await answer(true, undefined, await shop.shopper())]).toEqual([
    'UNAUTHENTICATED',
    'CONFLICT',
  ]);
  expect(await answer(false, undefined, person)).toBeUndefined();
  const old = { email: person.user.email, newEmailCountsAt: null };
  expect((await person.must(NewEmailCountsAtDocument)).me).toEqual(old);
  expect(await answer(true, undefined, person)).toBe('CONFLICT');

  await give();
  expect(await answer(true, undefined, person)).toBeUndefined();
  expect(await shown()).toEqual({ email, newEmailCountsAt: null });
  expect(await confirm(await newLink())).toBeUndefined();
});

test('a link answers for the address that its mail names alone, within seven days', async () => {
  await give();
  const links = [await oldLink()];
  await give(`other-${email}`);
  links.push(await oldLink());
  // The same address again is another change.
  await give();
  for (const link of links) expect(await answer(true, link)).toBe('TOKEN_INVALID');
  const last = await oldLink();
  shop.clock.advance(7 * DAY);
  expect(await answer(false, last)).toBe('TOKEN_INVALID');
  expect((await shop.em().findOneOrFail(User, person.user.id)).newEmail).toBe(email);
});

test('an address that is entered again after it was cancelled waits again, whatever link confirms it', async () => {
  await give();
  const theirs = await newLink();
  await answer(false, await oldLink());
  shop.clock.advance(2 * DAY);
  await give();
  expect(await confirm(theirs)).toBe('TOKEN_INVALID');
  expect(await confirm(await newLink())).toBe('CONFLICT');
  expect((await mailedTokens(shop, 'address.entered')).length).toBeGreaterThan(1);
});
