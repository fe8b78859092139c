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
  RequestSignInLinkDocument,
  ResendVerificationDocument,
  ResetPasswordDocument,
  SignInDocument,
  SignInWithTokenDocument,
  UpdateProfileDocument,
  VerifyEmailDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Token } from '../tokens/token.entity.ts';
import { useToken } from '../tokens/tokens.ts';
import { User } from '../user.entity.ts';

const MINUTE = 60_000;
const NEW = 'correct horse battery';

let shop: TestShop;
let person: TestClient;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  person = await shop.shopper();
});
afterAll(() => shop?.close());

const requestReset = (email: string) => shop.guest().must(RequestPasswordResetDocument, { email });
const reset = (token: string, client = shop.guest(), password = NEW) =>
  client.execute(ResetPasswordDocument, { input: { token, password } });
const signIn = (password: string) =>
  shop.guest().execute(SignInDocument, { input: { email: person.user.email, password } });
const eventsOf = async (type: string) =>
  (await shop.em().execute('select 1 from events where type = ? and subject_id = ?', [type, person.user.id]))
    .length;

test('who forgot the password sets a new one by a mailed link, which ends all sessions and starts one', async () => {
  await requestReset(person.user.email.toUpperCase());
  const browser = shop.guest();
  const { data } = await reset(await mailedToken(shop, 'password.reset'), browser);
  expect(data?.resetPassword.id).toBe(person.user.id);
  expect((await browser.must(MeDocument)).me?.id).toBe(person.user.id);
  expect((await person.must(MeDocument)).me).toBeNull();
  expect((await signIn(TEST_PASSWORD)).code).toBe('WRONG_CREDENTIALS');
  expect((await signIn(NEW)).code).toBeUndefined();
  expect(await eventsOf('password.changed')).toBe(1);
});

test('a link is used once, and not after its time', async () => {
  await requestReset(person.user.email);
  const token = await mailedToken(shop, 'password.reset');
  expect((await reset(token)).code).toBeUndefined();
  const again = await reset(token);
  expect(again.errors[0]).toMatchObject({
    message: 'This link is not valid any more: it was used before or is too old. Please ask for a new one.',
    extensions: { code: 'TOKEN_INVALID' },
  });
  await requestReset(person.user.email);
  const late = await mailedToken(shop, 'password.reset');
  shop.clock.advance(31 * MINUTE);
  expect((await reset(late)).errors[0]?.message).toBe(again.errors[0]?.message);
  expect((await reset('x'.repeat(43))).errors[0]?.message).toBe(again.errors[0]?.message);
});

test('other links to choose a password are void when one was used, and all links when the password was changed', async () => {
  const linkOf = async (type: string, document: typeof RequestSignInLinkDocument) => {
    await shop.guest().must(document, { email: person.user.email });
    return mailedToken(shop, type);
  };
  const resetLink = () => linkOf('password.reset', RequestPasswordResetDocument as never);
  const signInLink = () => linkOf('sign-in.link', RequestSignInLinkDocument);
  const [used, other, toSignIn] = [await resetLink(), await resetLink(), await signInLink()];
  expect((await reset(used)).code).toBeUndefined();
  expect((await reset(other)).code).toBe('TOKEN_INVALID');
  expect((await shop.guest().execute(SignInWithTokenDocument, { token: toSignIn })).code).toBe(
    'TOKEN_INVALID',
  );

  const [first, second] = [await signInLink(), await signInLink()];
  const browser = shop.guest();
  await browser.must(SignInWithTokenDocument, { token: first });
  expect((await shop.guest().execute(SignInWithTokenDocument, { token: second })).code).toBe('TOKEN_INVALID');
  const old = await resetLink();
  await browser.must(ReauthenticateDocument, { password: NEW });
  await browser.must(UpdateProfileDocument, { input: { password: 'another horse battery' } });
  expect((await reset(old)).code).toBe('TOKEN_INVALID');
});

test('a token is good for its own purpose alone', async () => {
  await shop.guest().must(RequestSignInLinkDocument, { email: person.user.email });
  const token = await mailedToken(shop, 'sign-in.link');
  expect((await reset(token)).code).toBe('TOKEN_INVALID');
  expect((await shop.guest().execute(VerifyEmailDocument, { token })).code).toBe('TOKEN_INVALID');
  // Both refuse it before they use it. It is not used either.
  const used = useToken(shop.em(), token, 'verify', shop.ports.now());
  await expect(used).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  expect((await shop.guest().execute(SignInWithTokenDocument, { token })).code).toBeUndefined();
});

test('a bad new password is refused and leaves the link as it is', async () => {
  await requestReset(person.user.email);
  const token = await mailedToken(shop, 'password.reset');
  expect((await reset(token, shop.guest(), 'abc')).code).toBe('BAD_USER_INPUT');
  expect((await reset(token)).code).toBeUndefined();
});

test('an unknown address gets the same response and no mail, and nothing of it stays', async () => {
  expect(await requestReset('nobody@example.com')).toEqual({ requestPasswordReset: true });
  expect(await shop.em().count(Mail, { toAddress: 'nobody@example.com' })).toBe(1);
  await mailedTokens(shop, 'password.reset');
  expect(await shop.em().count(Mail, { toAddress: 'nobody@example.com' })).toBe(0);
});

test('a request costs the same statements for a known and an unknown address', async () => {
  const { countStatements } = await import('../../../proof/testing/count-statements.ts');
  const known = await countStatements(() => requestReset(person.user.email));
  const unknown = await countStatements(() => requestReset('somebody@example.com'));
  expect(known).toBe(unknown);
});

test('a link goes to the address of the account, not to one that only looks like it', async () => {
  await shop
    .em()
    .nativeUpdate(User, person.user.id, { email: 'Kim@example.com', emailKey: 'kim@example.com' });
  await requestReset('\u212Aim@example.com');
  await mailedTokens(shop, 'password.reset');
  const [mail] = await shop
    .em()
    .find(Mail, { type: 'password.reset' }, { orderBy: { id: 'desc' }, limit: 1 });
  expect(mail?.kept?.to?.address).toBe('Kim@example.com');
});

test('a mailed link signs in once, also when the account is locked out by failed attempts', async () => {
  for (let n = 0; n < 10; n++) await signIn('wrong horse');
  expect((await signIn(TEST_PASSWORD)).code).toBe('RATE_LIMITED');
  await shop.guest().must(RequestSignInLinkDocument, { email: person.user.email });
  const token = await mailedToken(shop, 'sign-in.link');
  const browser = shop.guest();
  expect((await browser.must(SignInWithTokenDocument, { token })).signInWithToken.id).toBe(person.user.id);
  expect((await browser.must(IsVerifiedDocument)).me?.isVerified).toBe(true);
  expect((await signIn(TEST_PASSWORD)).code).toBeUndefined();
});

test('a new account is greeted by a mail whose link confirms the address', async () => {
  const input = { name: 'Ada', email: 'ada.new@example.com', password: NEW };
  const client = shop.guest();
  await client.must(RegisterDocument, { input });
  const verified = async () => (await client.must(IsVerifiedDocument)).me?.isVerified;
  expect(await verified()).toBe(false);
  const token = await mailedToken(shop, 'account.welcome');
  await client.must(ResendVerificationDocument);
  const second = await mailedToken(shop, 'account.verify');
  await shop.guest().must(VerifyEmailDocument, { token });
  expect(await verified()).toBe(true);
  // The other link of it works as well: both were mailed to the same address.
  await shop.guest().must(VerifyEmailDocument, { token: second });
  await client.must(ResendVerificationDocument);
  expect(await mailedTokens(shop, 'account.verify')).toHaveLength(1);
});

test('links of an account are void when it was deleted or has another address', async () => {
  await requestReset(person.user.email);
  const token = await mailedToken(shop, 'password.reset');
  await shop.em().nativeUpdate(User, person.user.id, { emailKey: 'moved@example.com' });
  expect((await reset(token)).code).toBe('TOKEN_INVALID');
});

test('only the hash of a token is stored', async () => {
  await requestReset(person.user.email);
  const token = await mailedToken(shop, 'password.reset');
  const stored = await shop.em().findAll(Token);
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain(token);
});
