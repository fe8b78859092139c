import { afterAll, beforeAll, expect, test } from 'vitest';
import { MeDocument, RegisterDocument, SignInDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { User } from './user.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const person = { name: 'Ann Lee', email: 'Ann@Example.com', password: 'a long secret' };

test('who registers is signed in at once, as a shopper, with the e-mail as typed', async () => {
  const ann = shop.guest();
  const { register } = await ann.must(RegisterDocument, { input: { ...person, name: ' Ann Lee ' } });
  expect(register).toEqual({
    id: expect.any(String),
    name: 'Ann Lee',
    email: 'Ann@Example.com',
    isAdmin: false,
    permissions: [],
  });
  expect((await ann.must(MeDocument)).me).toEqual(register);
});

test('one e-mail is one account, in any case', async () => {
  const email = 'case@example.com';
  await shop.guest().must(RegisterDocument, { input: { ...person, email } });
  const second = shop.guest();
  const { data, errors } = await second.execute(RegisterDocument, {
    input: { ...person, email: 'CASE@Example.COM' },
  });
  const message = 'There is already an account with this e-mail address.';
  expect(data).toBeNull();
  expect(errors[0]).toMatchObject({
    message,
    extensions: { code: 'EMAIL_TAKEN', fields: { email: message } },
  });
  expect(second.cookie).toBe('');
});

test('of 50 registrations of one e-mail at the same time one wins', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => {
      const email = i % 2 ? 'race@example.com' : 'Race@Example.com';
      return shop.guest().execute(RegisterDocument, { input: { ...person, email } });
    }),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'EMAIL_TAKEN')).toHaveLength(49);
  expect(await shop.em().count(User, { emailKey: 'race@example.com' })).toBe(1);
});

test('nobody can register as an admin', async () => {
  const email = 'root@example.com';
  const input = { ...person, email, isAdmin: true };
  const { code } = await shop.guest().execute(RegisterDocument, { input });
  expect(code).toBe('BAD_USER_INPUT');
  expect(await shop.em().count(User, { emailKey: email })).toBe(0);
});

test('a password is stored as a hash only', async () => {
  const input = { ...person, email: 'hash@example.com', password: 'canary in the mine' };
  await shop.guest().must(RegisterDocument, { input });
  const user = await shop.em().findOneOrFail(User, { emailKey: 'hash@example.com' });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(user)).not.toContain('canary');
});

test.each([
  ['name', ' '],
  ['name', 'x'.repeat(101)],
  ['name', 'Ann\u0000Lee'],
  ['name', 'Ann \ud800'],
  ['email', 'ann'],
  ['email', 'ann@example'],
  ['email', 'ann@@example.com'],
  ['email', 'ann@example..com'],
  ['email', 'ann\u0000@example.com'],
  ['email', `${'a'.repeat(250)}@b.co`],
  ['password', '12345'],
  ['password', 'football'],
  ['password', 'x'.repeat(129)],
])('an invalid %s is reported for its field', async (field, value) => {
  const { data, errors } = await shop
    .guest()
    .execute(RegisterDocument, { input: { ...person, [field]: value } });
  expect(data).toBeNull();
  expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
});

test('names and passwords of any script are stored as they are', async () => {
  const input = { name: 'Ünal 李 🍋', email: 'ünal@exämple.com', password: 'пароль 🍋 密碼' };
  await shop.guest().must(RegisterDocument, { input });
  const { signIn } = await shop
    .guest()
    .must(SignInDocument, { input: { email: 'ÜNAL@exämple.com', password: input.password } });
  expect(signIn).toMatchObject({ name: input.name, email: input.email });
});
