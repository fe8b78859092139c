import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import { MeDocument, SignInDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { createAdmin } from './create-admin.ts';
import { User } from './user.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const password = 'a long enough one';

test('a new admin can sign in', async () => {
  await createAdmin(shop.later(), { name: 'Ada', email: 'Ada@Example.com', password });
  const input = { email: 'ada@example.com', password };
  const { signIn } = await shop.guest().must(SignInDocument, { input });
  expect(signIn).toMatchObject({ name: 'Ada', email: 'Ada@Example.com', isAdmin: true });
});

test('an existing account becomes an admin with the new password and is signed out everywhere', async () => {
  const shopper = await shop.shopper();
  const { id, email } = shopper.user;
  await createAdmin(shop.later(), { name: 'Ada', email: email.toUpperCase(), password });
  expect((await shopper.must(MeDocument)).me).toBeNull();
  const old = await shop.guest().execute(SignInDocument, { input: { email, password: TEST_PASSWORD } });
  expect(old.code).toBe('WRONG_CREDENTIALS');
  const { signIn } = await shop.guest().must(SignInDocument, { input: { email, password } });
  expect(signIn).toMatchObject({ id, isAdmin: true });
});

test.each([
  ['name', ' '],
  ['email', 'ada'],
  ['password', '9 letters'],
  ['password', 'basketball'],
])('a wrong %s is refused and no account is made', async (field, value) => {
  const before = await shop.em().count(User);
  const input = { name: 'Eve', email: 'eve@example.com', password, [field]: value };
  const made = createAdmin(shop.later(), input);
  await expect(made).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await shop.em().count(User)).toBe(before);
});
