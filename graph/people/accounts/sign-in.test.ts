import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import { MeDocument, RegisterDocument, SignInDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { hashPassword } from './password.ts';
import { User } from './user.entity.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  vi.mocked(argon2.hash).mockClear();
  vi.mocked(argon2.verify).mockClear();
});

test('the right password signs in, with the e-mail in any case', async () => {
  const { user } = await shop.shopper();
  const client = shop.guest();
  const input = { email: user.email.toUpperCase(), password: TEST_PASSWORD };
  expect((await client.must(SignInDocument, { input })).signIn).toMatchObject({
    id: user.id,
    email: user.email,
  });
  expect((await client.must(MeDocument)).me?.id).toBe(user.id);
});

test('an unknown e-mail and a wrong password get the same response after the same work', async () => {
  const { user } = await shop.shopper();
  await shop.em().nativeUpdate(User, user.id, { passwordHash: await hashPassword(TEST_PASSWORD) });
  const answers = [];
  for (const email of [user.email, 'nobody@example.com']) {
    vi.mocked(argon2.verify).mockClear();
    const answer = await shop.guest().execute(SignInDocument, { input: { email, password: 'wrong horse' } });
    const calls = vi.mocked(argon2.verify).mock.calls;
    expect(calls).toHaveLength(1);
    // The hash contains the cost of verifying.
    expect(calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    answers.push(answer);
  }
  expect(answers[0]?.errors[0]).toMatchObject({
    message: 'Wrong e-mail or password.',
    extensions: { code: 'WRONG_CREDENTIALS' },
  });
  expect(answers[1]).toEqual(answers[0]);
});

test.each([129, 30_000])('a password of %i characters is refused before any hashing', async (length) => {
  const { user } = await shop.shopper();
  vi.mocked(argon2.hash).mockClear();
  const password = 'x'.repeat(length);
  const signIn = await shop.guest().execute(SignInDocument, { input: { email: user.email, password } });
  expect(signIn.code).toBe('WRONG_CREDENTIALS');
  const input = { name: 'Ann', email: 'long@example.com', password };
  expect((await shop.guest().execute(RegisterDocument, { input })).code).toBe('BAD_USER_INPUT');
  expect(argon2.verify).not.toHaveBeenCalled();
  expect(argon2.hash).not.toHaveBeenCalled();
});

test('a locked account costs no hashing', async () => {
  const input = { email: 'locked@example.com', password: 'wrong horse' };
  for (let i = 0; i < 10; i += 1) await shop.guest().execute(SignInDocument, { input });
  vi.mocked(argon2.verify).mockClear();
  expect((await shop.guest().execute(SignInDocument, { input })).code).toBe('RATE_LIMITED');
  expect(argon2.verify).not.toHaveBeenCalled();
});

test('signing in replaces the session that the browser came with', async () => {
  const before = await shop.shopper();
  const planted = shop.guest();
  planted.cookie = before.cookie;
  const { user } = await shop.shopper();
  await before.must(SignInDocument, { input: { email: user.email, password: TEST_PASSWORD } });
  expect(before.cookie).not.toBe(planted.cookie);
  expect((await before.must(MeDocument)).me?.id).toBe(user.id);
  expect((await planted.must(MeDocument)).me).toBeNull();
});

test('registering replaces the session that the browser came with', async () => {
  const before = await shop.shopper();
  const planted = shop.guest();
  planted.cookie = before.cookie;
  await before.must(RegisterDocument, {
    input: { name: 'New', email: 'new@example.com', password: 'a long secret' },
  });
  expect((await planted.must(MeDocument)).me).toBeNull();
});

test('a wrong password leaves the session as it is', async () => {
  const shopper = await shop.shopper();
  await shopper.execute(SignInDocument, { input: { email: shopper.user.email, password: 'wrong horse' } });
  expect((await shopper.must(MeDocument)).me?.id).toBe(shopper.user.id);
});
