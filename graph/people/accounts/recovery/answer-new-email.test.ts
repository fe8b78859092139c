import 'reflect-metadata';
import { expect, test } from 'vitest';
import { enteredEmail } from '../../../proof/testing/entered-email.ts';
import { mailedTokens } from '../../../proof/testing/mailed-token.ts';
import {
  EmailToVerifyDocument,
  NewEmailCountsAtDocument,
  NewEmailOfDocument,
  UpdateProfileDocument,
} from '../../../proof/testing/operations.generated.ts';
import { User } from '../user.entity.ts';

const DAY = 24 * 60 * 60_000;

const { the, give, oldLink, newLink, answer, confirm, signIn } = enteredEmail();
const shown = async () => (await the.staff.must(NewEmailOfDocument, { id: the.person.user.id })).user;
const eventsOf = async (type: 'account.email_agreed' | 'account.email_cancelled') =>
  (await the.shop.events(type)).filter(({ subjectId }) => subjectId === the.person.user.id);

test('the link in the old mailbox cancels the new address without a sign-in, once', async () => {
  await give();
  const [token, theirs] = [await oldLink(), await newLink()];
  expect(await answer(false, token)).toBeUndefined();
  expect(await shown()).toEqual({ email: the.person.user.email, newEmailCountsAt: null });
  expect(await answer(false, token)).toBe('TOKEN_INVALID');
  the.shop.clock.advance(2 * DAY);
  expect(await confirm(theirs)).toBe('TOKEN_INVALID');
  expect(await signIn(the.person.user.email)).toBeUndefined();
  expect(await eventsOf('account.email_cancelled')).toMatchObject([{ actorKind: 'shopper', actorId: null }]);
});

test('the agreement of the old mailbox ends the delay, and nobody else confirms for it', async () => {
  await give();
  const [token, theirs] = [await oldLink(), await newLink()];
  expect(await confirm(theirs)).toBe('CONFLICT');
  expect(await signIn(the.email)).toBe('WRONG_CREDENTIALS');
  expect(await answer(true, token)).toBeUndefined();
  expect([await answer(false, token), await signIn(the.email)]).toEqual([
    'TOKEN_INVALID',
    'WRONG_CREDENTIALS',
  ]);
  expect(await confirm(theirs)).toBeUndefined();
  expect([await signIn(the.email), await signIn(the.person.user.email)]).toEqual([
    undefined,
    'WRONG_CREDENTIALS',
  ]);
  expect(await eventsOf('account.email_agreed')).toHaveLength(1);
});

test('whoever uses the link that staff may have sent waits, also the owner who is signed in', async () => {
  await give();
  const token = await newLink();
  for (const client of [the.staff, await the.shop.shopper(), the.person])
    expect(await confirm(token, client)).toBe('CONFLICT');
  expect(await signIn(the.email)).toBe('WRONG_CREDENTIALS');
});

test('a link that confirms an address says which one, and that staff entered it', async () => {
  const shownBy = async (token: string) =>
    (await the.shop.guest().must(EmailToVerifyDocument, { token })).emailToVerify;
  await give();
  const theirs = await newLink();
  const { newEmailCountsAt: countsAt } = (await shown())!;
  expect(await shownBy(theirs)).toEqual({ email: the.email, isFromStaff: true, countsAt });
  await answer(true, await oldLink());
  expect(await shownBy(theirs)).toEqual({ email: the.email, isFromStaff: true, countsAt: null });
  const email = `own-${the.email}`;
  await the.person.must(UpdateProfileDocument, { input: { email } });
  const own = await newLink();
  for (let n = 0; n < 2; n++)
    expect(await shownBy(own)).toEqual({ email, isFromStaff: false, countsAt: null });
  expect((await the.shop.guest().execute(EmailToVerifyDocument, { token: theirs })).code).toBe(
    'TOKEN_INVALID',
  );
});

test('owner and staff see from when on the address counts; the signed-in owner agrees or cancels, nobody else', async () => {
  const [before] = [the.shop.ports.now().getTime(), await give()];
  const waiting = await shown();
  const countsAt = Date.parse(waiting.newEmailCountsAt!) - DAY;
  expect(countsAt).toBeGreaterThanOrEqual(before);
  expect(countsAt).toBeLessThanOrEqual(the.shop.ports.now().getTime());
  expect((await the.person.must(NewEmailCountsAtDocument)).me).toEqual(waiting);
  expect([await answer(true), await answer(true, undefined, await the.shop.shopper())]).toEqual([
    'UNAUTHENTICATED',
    'CONFLICT',
  ]);
  expect(await answer(false, undefined, the.person)).toBeUndefined();
  const old = { email: the.person.user.email, newEmailCountsAt: null };
  expect((await the.person.must(NewEmailCountsAtDocument)).me).toEqual(old);
  expect(await answer(true, undefined, the.person)).toBe('CONFLICT');

  await give();
  expect(await answer(true, undefined, the.person)).toBeUndefined();
  expect(await shown()).toEqual({ email: the.email, newEmailCountsAt: null });
  expect(await confirm(await newLink())).toBeUndefined();
});

test('a link answers for the address that its mail names alone, within seven days', async () => {
  await give();
  const links = [await oldLink()];
  await give(`other-${the.email}`);
  links.push(await oldLink());
  // The same address again is another change.
  await give();
  for (const link of links) expect(await answer(true, link)).toBe('TOKEN_INVALID');
  const last = await oldLink();
  the.shop.clock.advance(7 * DAY);
  expect(await answer(false, last)).toBe('TOKEN_INVALID');
  expect((await the.shop.em().findOneOrFail(User, the.person.user.id)).newEmail).toBe(the.email);
});

test('an address that is entered again after it was cancelled waits again, whatever link confirms it', async () => {
  await give();
  const theirs = await newLink();
  await answer(false, await oldLink());
  the.shop.clock.advance(2 * DAY);
  await give();
  expect(await confirm(theirs)).toBe('TOKEN_INVALID');
  expect(await confirm(await newLink())).toBe('CONFLICT');
  expect((await mailedTokens(the.shop, 'address.entered')).length).toBeGreaterThan(1);
});
