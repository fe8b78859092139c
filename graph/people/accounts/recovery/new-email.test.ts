import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Mail } from '../../../platform/mail/mail.entity.ts';
import { TEST_PASSWORD } from '../../../proof/testing/fixtures.ts';
import { mailedToken, mailedTokens } from '../../../proof/testing/mailed-token.ts';
import {
  IsVerifiedDocument,
  MeDocument,
  ReauthenticateDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResendVerificationDocument,
  ResetPasswordDocument,
  SignInDocument,
  UpdateProfileDocument,
  UpdateUserDocument,
  VerifyEmailDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { createAdmin } from '../create-admin.ts';
import { User } from '../user.entity.ts';

const password = 'correct horse battery';

let shop: TestShop;
let person: TestClient;
let email: string;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  shop.settings.sendsMails = true;
  person = await shop.shopper();
  email = `New-${person.user.email}`;
});
afterAll(() => shop?.close());

const move = (to = email) => person.execute(UpdateProfileDocument, { input: { email: to } });
const signIn = async (address: string, secret = TEST_PASSWORD) =>
  (await shop.guest().execute(SignInDocument, { input: { email: address, password: secret } })).code;
const confirm = async (token: string) => (await shop.guest().execute(VerifyEmailDocument, { token })).code;
const isVerified = async () => (await person.must(IsVerifiedDocument)).me?.isVerified;
const mailsTo = async (toAddress: string) =>
  (await shop.em().find(Mail, { toAddress }, { orderBy: { id: 'asc' } })).map(({ type }) => type);

test('a new address shows at once and counts when its link was used; the old one is notified', async () => {
  const { data } = await move();
  expect(data?.updateProfile.email).toBe(email);
  expect((await person.must(MeDocument)).me?.email).toBe(email);
  expect(await isVerified()).toBe(false);
  expect([await signIn(email), await signIn(person.user.email)]).toEqual(['WRONG_CREDENTIALS', undefined]);
  expect(await mailsTo(person.user.email)).toEqual(['address.changed']);
  expect(await mailsTo(email)).toEqual(['account.verify']);

  expect(await confirm(await mailedToken(shop, 'account.verify'))).toBeUndefined();
  expect(await isVerified()).toBe(true);
  expect([await signIn(email), await signIn(person.user.email)]).toEqual([undefined, 'WRONG_CREDENTIALS']);
});

test('until then the account is the old one to all others, and to itself', async () => {
  await move();
  const { code } = await shop
    .guest()
    .execute(RegisterDocument, { input: { name: 'Eve', email: person.user.email, password } });
  expect(code).toBe('EMAIL_TAKEN');
  await person.must(ReauthenticateDocument, { password: TEST_PASSWORD });
  await person.must(UpdateProfileDocument, { input: { name: 'Renamed', email } });
  expect(await mailsTo(email)).toEqual(['account.verify']);
  await person.must(ResendVerificationDocument);
  expect(await mailsTo(email)).toEqual(['account.verify', 'account.verify']);
});

test('typing the old address again takes the change back, and its link is void', async () => {
  await move();
  const token = await mailedToken(shop, 'account.verify');
  await move(person.user.email.toUpperCase());
  expect((await person.must(MeDocument)).me?.email).toBe(person.user.email.toUpperCase());
  expect(await confirm(token)).toBe('TOKEN_INVALID');
  expect(await signIn(email)).toBe('WRONG_CREDENTIALS');
});

test('a password that is reset by the old address takes a change back that a thief may have made', async () => {
  await move();
  const thiefs = await mailedToken(shop, 'account.verify');
  await shop.guest().must(RequestPasswordResetDocument, { email: person.user.email });
  const token = await mailedToken(shop, 'password.reset');
  const { data } = await shop.guest().execute(ResetPasswordDocument, { input: { token, password } });
  expect(data?.resetPassword.email).toBe(person.user.email);
  expect(await confirm(thiefs)).toBe('TOKEN_INVALID');
  expect(await signIn(person.user.email, password)).toBeUndefined();
});

test('an account that an admin takes over or moves drops the address that was not confirmed', async () => {
  await move();
  const token = await mailedToken(shop, 'account.verify');
  const admin = await shop.admin();
  const given = `given-${person.user.email}`;
  await admin.must(UpdateUserDocument, { input: { id: person.user.id, email: given } });
  expect(await confirm(token)).toBe('TOKEN_INVALID');
  expect(await signIn(given)).toBe('WRONG_CREDENTIALS');
  const byStaff = await mailedToken(shop, 'account.verify');
  shop.clock.advance(24 * 60 * 60_000);
  expect(await confirm(byStaff)).toBeUndefined();
  expect(await signIn(given)).toBeUndefined();

  person = await shop.shopper();
  await move();
  const second = await mailedToken(shop, 'account.verify');
  await createAdmin(shop.later(), { name: 'Ada', email: person.user.email, password });
  expect(await confirm(second)).toBe('TOKEN_INVALID');
});

test('an address that somebody else has is refused at once, one that somebody else takes meanwhile by the link', async () => {
  const other = await shop.shopper();
  expect((await move(other.user.email.toUpperCase())).code).toBe('EMAIL_TAKEN');
  await move();
  await shop.guest().must(RegisterDocument, { input: { name: 'Eve', email, password } });
  const token = await mailedToken(shop, 'account.verify');
  expect(await confirm(token)).toBe('EMAIL_TAKEN');
  expect(await signIn(person.user.email)).toBeUndefined();
  expect(await shop.violations()).toEqual([]);
});

test('in a shop that sends no mails a new address counts at once, and can be confirmed', async () => {
  shop.settings.sendsMails = false;
  await shop.em().nativeUpdate(User, person.user.id, { emailVerifiedAt: new Date() });
  await move();
  expect([await signIn(email), await signIn(person.user.email)]).toEqual([undefined, 'WRONG_CREDENTIALS']);
  expect(await isVerified()).toBe(false);
  const [token] = (await mailedTokens(shop, 'account.verify')).slice(-1);
  expect(await confirm(token!)).toBeUndefined();
  expect(await isVerified()).toBe(true);
});
