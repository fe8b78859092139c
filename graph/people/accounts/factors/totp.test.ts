import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Mail } from '../../../platform/mail/mail.entity.ts';
import { TEST_PASSWORD } from '../../../proof/testing/fixtures.ts';
import { mailedToken } from '../../../proof/testing/mailed-token.ts';
import {
  ConfirmTotpDocument,
  MeDocument,
  ReauthenticateDocument,
  RemoveTotpDocument,
  RenewRecoveryCodesDocument,
  RequestPasswordResetDocument,
  RequestSignInLinkDocument,
  ResetPasswordDocument,
  SignInCodeDocument,
  SignInDocument,
  SignInMethodsDocument,
  SignInWithTokenDocument,
  StartTotpDocument,
  UpdateProfileDocument,
} from '../../../proof/testing/operations.generated.ts';
import { rest } from '../../../proof/testing/rest.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { User } from '../user.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

const STEP = 30_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

/** The code that the app shows, a number of steps from now. */
const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor((shop.ports.now().getTime() + steps * STEP) / 1000) });

/** A person with two-step sign-in. The code of this moment is used. */
async function enrolled(client?: TestClient) {
  const person = client ?? (await shop.shopper());
  await shop.em().nativeUpdate(User, person.user.id, { emailVerifiedAt: shop.ports.now() });
  const { secret, uri } = (await person.must(StartTotpDocument)).startTotp;
  const { confirmTotp: codes } = await person.must(ConfirmTotpDocument, { code: await codeOf(secret) });
  return { person, secret, uri, codes };
}

/** Signs in with the password, and returns the challenge. */
async function challenge(person: TestClient, password = TEST_PASSWORD): Promise<string> {
  const input = { email: person.user.email, password };
  const { code, errors } = await shop.guest().execute(SignInDocument, { input });
  expect(code).toBe('SECOND_FACTOR_NEEDED');
  return errors[0]?.extensions?.challenge as string;
}

const answer = (given: string, code: string, client = shop.guest()) =>
  client.execute(SignInCodeDocument, { input: { challenge: given, code } });
const isSignedIn = async (client: TestClient) => (await client.must(MeDocument)).me !== null;
const levelOf = async ({ user }: TestClient) =>
  (await shop.em().execute('select level from sessions where user_id = ?', [user.id])).map(
    ({ level }) => level,
  );

test('an app is set up with its first code, which ends other sessions and gives ten recovery codes', async () => {
  const person = await shop.shopper();
  const other = shop.guest();
  await other.must(SignInDocument, { input: { email: person.user.email, password: TEST_PASSWORD } });
  const { uri, codes } = await enrolled(person);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Citron.*secret=[A-Z2-7]+/);
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(person)).toBe(true);
  const { signInMethods } = await person.must(SignInMethodsDocument);
  expect(signInMethods).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 });
  expect(await levelOf(person)).toEqual(['strong']);
});

test('without its first code an app counts for nothing', async () => {
  const person = await shop.shopper();
  await person.must(StartTotpDocument);
  expect((await person.execute(ConfirmTotpDocument, { code: '000000' })).code).toBe('BAD_USER_INPUT');
  const input = { email: person.user.email, password: TEST_PASSWORD };
  expect((await shop.guest().execute(SignInDocument, { input })).code).toBeUndefined();
});

test('the right password starts no session before the code, at any door', async () => {
  const { person, secret } = await enrolled();
  const input = { email: person.user.email, password: TEST_PASSWORD };
  const browser = shop.guest();
  const { errors } = await browser.execute(SignInDocument, { input });
  expect(errors[0]?.extensions?.methods).toEqual(['totp', 'recovery']);
  expect(browser.cookie).toBe('');
  const { status, body } = await rest(browser, 'POST', '/users/auth', input);
  expect([status, body.code]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  expect(body).not.toHaveProperty('challenge');
  expect(browser.cookie).toBe('');
  const given = errors[0]?.extensions?.challenge as string;
  const signedIn = await answer(given, await codeOf(secret, 1), browser);
  expect(signedIn.data?.signInCode.id).toBe(person.user.id);
  expect(await isSignedIn(browser)).toBe(true);
});

test('neither a mailed link nor a new password goes round the second step', async () => {
  const { person, secret, codes } = await enrolled();
  const email = person.user.email;
  await shop.guest().must(RequestSignInLinkDocument, { email });
  const browser = shop.guest();
  const link = await browser.execute(SignInWithTokenDocument, {
    token: await mailedToken(shop, 'sign-in.link'),
  });
  expect(link.code).toBe('SECOND_FACTOR_NEEDED');
  expect(browser.cookie).toBe('');
  expect((await answer(link.errors[0]?.extensions?.challenge as string, codes[0]!)).code).toBeUndefined();

  await shop.guest().must(RequestPasswordResetDocument, { email });
  const token = await mailedToken(shop, 'password.reset');
  const reset = await browser.execute(ResetPasswordDocument, {
    input: { token, password: 'correct horse battery' },
  });
  expect(reset.code).toBe('SECOND_FACTOR_NEEDED');
  expect(browser.cookie).toBe('');
  const code = await codeOf(secret, 1);
  expect((await answer(reset.errors[0]?.extensions?.challenge as string, code)).code).toBeUndefined();
});

test('what a stranger set up for an account of an unconfirmed address does not keep its owner out', async () => {
  const { person: stranger } = await enrolled();
  const { id, email } = stranger.user;
  await shop.em().nativeUpdate(User, id, { emailVerifiedAt: null });
  await shop.guest().must(RequestPasswordResetDocument, { email });
  const [owner, password] = [shop.guest(), 'correct horse battery'];
  const input = { token: await mailedToken(shop, 'password.reset'), password };
  expect((await owner.must(ResetPasswordDocument, { input })).resetPassword.id).toBe(id);
  expect(await isSignedIn(stranger)).toBe(false);
  expect((await shop.guest().must(SignInDocument, { input: { email, password } })).signIn.id).toBe(id);
  expect(await shop.em().count(RecoveryCode, { user: id })).toBe(0);
});

test('a code is used once, also with another challenge', async () => {
  const { person, secret } = await enrolled();
  const code = await codeOf(secret, 1);
  expect((await answer(await challenge(person), code)).code).toBeUndefined();
  expect((await answer(await challenge(person), code)).code).toBe('WRONG_CREDENTIALS');
  // The one before it neither.
  expect((await answer(await challenge(person), await codeOf(secret))).code).toBe('WRONG_CREDENTIALS');
});

test('a recovery code signs in once, typed in any way, and only its owner', async () => {
  const { person, codes } = await enrolled();
  const { person: stranger } = await enrolled();
  const [code = ''] = codes;
  expect((await answer(await challenge(stranger), code)).code).toBe('WRONG_CREDENTIALS');
  expect(
    (await answer(await challenge(person), code.replaceAll('-', ' ').toLowerCase())).code,
  ).toBeUndefined();
  expect((await answer(await challenge(person), code)).code).toBe('WRONG_CREDENTIALS');
  expect((await person.must(SignInMethodsDocument)).signInMethods.recoveryCodesLeft).toBe(9);
  const stored = await shop.em().find(RecoveryCode, { user: person.user.id });
  expect(JSON.stringify(stored)).not.toContain(codes[1]?.replaceAll('-', ''));
});

test('a challenge is answered once, within five minutes, and not after the password was changed', async () => {
  const { person, secret, codes } = await enrolled();
  const given = await challenge(person);
  expect((await answer(given, codes[0]!)).code).toBeUndefined();
  const again = await answer(given, codes[1]!);
  expect(again.code).toBe('TOKEN_INVALID');
  const late = await challenge(person);
  const stale = await challenge(person);
  await person.must(UpdateProfileDocument, { input: { password: 'correct horse battery' } });
  expect((await answer(stale, codes[1]!)).code).toBe('TOKEN_INVALID');
  shop.clock.advance(5 * 60_000);
  expect((await answer(late, await codeOf(secret))).code).toBe('TOKEN_INVALID');
  expect((await answer('x', codes[1]!)).code).toBe('TOKEN_INVALID');
});

test('wrong codes count as failed sign-ins, and lock the address out of the account', async () => {
  const { person, secret } = await enrolled();
  const given = await challenge(person);
  for (let n = 0; n < 10; n++) expect((await answer(given, '000000')).code).toBe('WRONG_CREDENTIALS');
  expect((await answer(given, await codeOf(secret, 1))).code).toBe('RATE_LIMITED');
});

test('codes of an account are limited for all addresses together, and recovery codes are not', async () => {
  const limited = await testShop({ rateLimitFactor: 1 });
  const previous = shop;
  shop = limited;
  try {
    const { person, codes } = await enrolled();
    const given = await challenge(person);
    // Each from an address of its own.
    for (let n = 0; n < 30; n++) {
      await answer(given, '000000');
      await shop.em().execute('delete from sign_in_failures');
    }
    const refused = await answer(given, '000000');
    expect(refused.errors[0]?.message).toContain('Too many codes');
    expect((await answer(given, codes[0]!)).code).toBeUndefined();
  } finally {
    shop = previous;
    await limited.close();
  }
});

test('proving the password again keeps what the session was started with', async () => {
  const { person } = await enrolled();
  await person.must(ReauthenticateDocument, { password: TEST_PASSWORD });
  expect(await levelOf(person)).toEqual(['strong']);
});

test('changes of the app need a recent sign-in, and a session with the second factor', async () => {
  const { person } = await enrolled();
  await shop.em().execute("update sessions set level = 'password' where user_id = ?", [person.user.id]);
  expect((await person.execute(RemoveTotpDocument)).code).toBe('FORBIDDEN');
  expect((await person.execute(RenewRecoveryCodesDocument)).code).toBe('FORBIDDEN');
  await shop.em().execute("update sessions set level = 'strong' where user_id = ?", [person.user.id]);
  shop.clock.advance(11 * 60_000);
  const needed = 'REAUTHENTICATION_REQUIRED';
  expect((await person.execute(StartTotpDocument)).code).toBe(needed);
  expect((await person.execute(RemoveTotpDocument)).code).toBe(needed);
  expect((await person.execute(RenewRecoveryCodesDocument)).code).toBe(needed);
});

test('new recovery codes replace the old ones, and without the app there are none', async () => {
  const { person, codes } = await enrolled();
  const { renewRecoveryCodes: renewed } = await person.must(RenewRecoveryCodesDocument);
  expect((await answer(await challenge(person), codes[0]!)).code).toBe('WRONG_CREDENTIALS');
  expect((await answer(await challenge(person), renewed[0]!)).code).toBeUndefined();
  await person.must(RemoveTotpDocument);
  expect(await shop.em().count(RecoveryCode, { user: person.user.id })).toBe(0);
  expect(await levelOf(person)).toEqual(['password', 'password']);
  const input = { email: person.user.email, password: TEST_PASSWORD };
  expect((await shop.guest().execute(SignInDocument, { input })).code).toBeUndefined();
});

test('the owner gets a mail about each change', async () => {
  const { person } = await enrolled();
  await person.must(RemoveTotpDocument);
  const mails = await shop.em().find(Mail, { userId: person.user.id }, { orderBy: { id: 'asc' } });
  expect(mails.map(({ type, data }) => [type, data])).toEqual([
    ['signin.method_added', { method: 'totp' }],
    ['signin.method_removed', { method: 'totp' }],
  ]);
});

test('a deleted account answers no challenge', async () => {
  const { person, codes } = await enrolled();
  const given = await challenge(person);
  await shop.em().nativeUpdate(User, person.user.id, { deletedAt: new Date() });
  expect((await answer(given, codes[0]!)).code).toBe('TOKEN_INVALID');
});
