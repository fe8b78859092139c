import 'reflect-metadata';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Mail } from '../../../platform/mail/mail.entity.ts';
import { TEST_PASSWORD } from '../../../proof/testing/fixtures.ts';
import { mailedToken } from '../../../proof/testing/mailed-token.ts';
import {
  ConfirmTotpDocument,
  IsVerifiedDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SignInDocument,
  StartTotpDocument,
  UpdateUserDocument,
  UserDocument,
  UsersDocument,
  VerifyEmailDocument,
} from '../../../proof/testing/operations.generated.ts';
import { rest } from '../../../proof/testing/rest.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';

const NEW = 'correct horse battery';

let shop: TestShop;
let staff: TestClient;
let person: TestClient;
let email: string;
beforeAll(async () => {
  shop = await testShop();
  staff = await shop.staff('CUSTOMERS');
});
beforeEach(async () => {
  shop.settings.sendsMails = true;
  person = await shop.confirmedShopper();
  email = `Given-${person.user.email}`;
});
afterAll(() => shop?.close());

const give = (to = email) => staff.must(UpdateUserDocument, { input: { id: person.user.id, email: to } });
const signIn = async (address: string, password = TEST_PASSWORD) =>
  (await shop.guest().execute(SignInDocument, { input: { email: address, password } })).code;
const mailsTo = async (toAddress: string) =>
  (await shop.em().find(Mail, { toAddress }, { orderBy: { id: 'asc' } })).map(({ type }) => type);
const DAY = 24 * 60 * 60_000;
const confirm = async () => {
  const token = await mailedToken(shop, 'account.verify');
  shop.clock.advance(DAY);
  return shop.guest().must(VerifyEmailDocument, { token });
};
const resetLink = async (address: string, client = shop.guest()) => {
  await client.must(RequestPasswordResetDocument, { email: address });
  return mailedToken(shop, 'password.reset');
};
const reset = (token: string, client = shop.guest()) =>
  client.execute(ResetPasswordDocument, { input: { token, password: NEW } });
const useTwoSteps = async () => {
  const { secret } = (await person.must(StartTotpDocument)).startTotp;
  const epoch = Math.floor(shop.ports.now().getTime() / 1000);
  await person.must(ConfirmTotpDocument, { code: await generate({ secret, epoch }) });
};
const passwordEvents = async () =>
  (await shop.events('password.changed')).filter(({ subjectId }) => subjectId === person.user.id);

test('an address that staff give counts when its link was used, and the old one is notified', async () => {
  expect((await give()).updateUser.email).toBe(email);
  expect([await signIn(email), await signIn(person.user.email)]).toEqual(['WRONG_CREDENTIALS', undefined]);
  expect(await mailsTo(person.user.email)).toEqual(['address.entered']);
  expect(await mailsTo(email)).toEqual(['account.verify']);
  const token = await mailedToken(shop, 'account.verify');
  shop.clock.advance(DAY - 60_000);
  expect((await shop.guest().execute(VerifyEmailDocument, { token })).code).toBe('CONFLICT');
  expect(await signIn(person.user.email)).toBeUndefined();
  shop.clock.advance(60_000);
  await shop.guest().must(VerifyEmailDocument, { token });
  expect([await signIn(email), await signIn(person.user.email)]).toEqual([undefined, 'WRONG_CREDENTIALS']);
  expect(await mailsTo(person.user.email)).toEqual(['address.entered', 'address.counts']);
  const [verified] = (await shop.events('account.verified')).filter(
    ({ subjectId }) => subjectId === person.user.id,
  );
  expect(verified).toMatchObject({ actorKind: 'staff', actorId: staff.user.id });
});

test('until then staff see the address as they typed it, not confirmed; links go to the old one alone', async () => {
  await give();
  const { id } = person.user;
  expect((await staff.must(UserDocument, { id })).user.email).toBe(email);
  const { users } = (await staff.must(UsersDocument, { keyword: email })).users;
  expect(users).toMatchObject([{ id, email }]);
  expect((await person.must(IsVerifiedDocument)).me?.isVerified).toBe(false);
  const shown = { email, isVerified: false };
  expect((await rest(staff, 'GET', `/users/${id}`)).body).toMatchObject(shown);
  const edited = await rest(staff, 'PUT', '/users/edit', { id, name: 'Kim', email });
  expect(edited).toMatchObject({ status: 200, body: { ...shown, name: 'Kim' } });
  // Saved as it was shown: nothing of the address changes, and nobody is mailed again.
  expect(await mailsTo(email)).toEqual(['account.verify']);
  await expect(resetLink(email)).rejects.toThrow('No mail password.reset');
  await give(person.user.email);
  expect((await rest(staff, 'GET', `/users/${id}`)).body).toMatchObject({ email: person.user.email });
});

test('CUSTOMERS alone does not take over an account: two-step sign-in stays, and the log names the staff', async () => {
  await useTwoSteps();
  await give();
  await confirm();
  const token = await resetLink(email, staff);
  expect((await reset(token)).code).toBe('SECOND_FACTOR_NEEDED');
  expect(await signIn(email, NEW)).toBe('SECOND_FACTOR_NEEDED');
  expect(await passwordEvents()).toMatchObject([{ actorKind: 'staff', actorId: staff.user.id }]);
});

test('a reset in the browser of staff is theirs in the log, one that the owner asked for is not', async () => {
  const other = await shop.staff('CUSTOMERS');
  await reset(await resetLink(person.user.email), other);
  await reset(await resetLink(person.user.email));
  expect(await passwordEvents()).toMatchObject([
    { actorKind: 'staff', actorId: other.user.id },
    { actorKind: 'shopper', actorId: null },
  ]);
});

test('without mails the address counts at once, and factors stay there as well', async () => {
  shop.settings.sendsMails = false;
  await useTwoSteps();
  await give();
  expect(await signIn(email)).toBe('SECOND_FACTOR_NEEDED');
  expect((await reset(await resetLink(email))).code).toBe('SECOND_FACTOR_NEEDED');
  expect(await signIn(email, NEW)).toBe('SECOND_FACTOR_NEEDED');
});

test('within that day the owner takes the change back by a new password, and the link is void', async () => {
  await give();
  const token = await mailedToken(shop, 'account.verify');
  await reset(await resetLink(person.user.email));
  shop.clock.advance(2 * DAY);
  expect((await shop.guest().execute(VerifyEmailDocument, { token })).code).toBe('TOKEN_INVALID');
});
