import { afterAll, beforeAll, expect, test } from 'vitest';
import { atFailpoint } from '../../../proof/testing/at-failpoint.ts';
import { TEST_PASSWORD } from '../../../proof/testing/fixtures.ts';
import { freshDatabase } from '../../../proof/testing/fresh-database.ts';
import { mailedToken, mailedTokens } from '../../../proof/testing/mailed-token.ts';
import {
  RequestPasswordResetDocument,
  RequestSignInLinkDocument,
  ResetPasswordDocument,
  SignInDocument,
  SignInWithTokenDocument,
  UpdateProfileDocument,
  VerifyEmailDocument,
} from '../../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Session } from '../session.entity.ts';
import { User } from '../user.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

test('of fifty uses of one token at once one works', async () => {
  const { user } = await shop.shopper();
  await shop.guest().must(RequestSignInLinkDocument, { email: user.email });
  const token = await mailedToken(shop, 'sign-in.link');
  const uses = Array.from({ length: 50 }, () => shop.guest().execute(SignInWithTokenDocument, { token }));
  const codes = (await Promise.all(uses)).map(({ code }) => code ?? 'signed in');
  expect(codes.filter((code) => code === 'signed in')).toHaveLength(1);
  expect(codes.filter((code) => code === 'TOKEN_INVALID')).toHaveLength(49);
});

test('of many links to one account that are used at once one works', async () => {
  const { user } = await shop.shopper();
  for (let n = 0; n < 3; n++) await shop.guest().must(RequestPasswordResetDocument, { email: user.email });
  const tokens = (await mailedTokens(shop, 'password.reset')).slice(-3);
  const uses = tokens.map((token) =>
    shop.guest().execute(ResetPasswordDocument, { input: { token, password: 'correct horse battery' } }),
  );
  const codes = (await Promise.all(uses)).map(({ code }) => code ?? 'ok').sort();
  expect(codes).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID', 'ok']);
});

test('a reset ends a session that starts with the old password at that moment', async () => {
  const { user } = await shop.shopper();
  await shop.guest().must(RequestPasswordResetDocument, { email: user.email });
  const token = await mailedToken(shop, 'password.reset');
  const input = { token, password: 'correct horse battery' };
  const late = await atFailpoint(
    'account.passwordVerified',
    () => shop.guest().must(ResetPasswordDocument, { input }),
    () => shop.guest().execute(SignInDocument, { input: { email: user.email, password: TEST_PASSWORD } }),
  );
  expect(late.code).toBe('WRONG_CREDENTIALS');
  expect(await shop.em().count(Session, { user: user.id })).toBe(1);
});

test('of two people who confirm the same new address one has it, and the other keeps the old one', async () => {
  shop.settings.sendsMails = true;
  const people = [await shop.shopper(), await shop.shopper()];
  const email = 'wanted@example.com';
  for (const person of people) await person.must(UpdateProfileDocument, { input: { email } });
  const tokens = await mailedTokens(shop, 'account.verify');
  expect(tokens).toHaveLength(2);
  const uses = await Promise.all(tokens.map((token) => shop.guest().execute(VerifyEmailDocument, { token })));
  expect(uses.map(({ code }) => code ?? 'confirmed').sort()).toEqual(['EMAIL_TAKEN', 'confirmed']);
  const accounts = await shop.em().find(User, { id: { $in: people.map(({ user }) => user.id) } });
  expect(accounts.filter((user) => user.email === email && user.newEmail === null)).toHaveLength(1);
  expect(accounts.filter((user) => user.newEmail === email)).toHaveLength(1);
});
