import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import {
  RegisterDocument,
  SignInDocument,
  UpdateProfileDocument,
  UpdateUserDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { User } from './user.entity.ts';

let shop: TestShop;
let admin: TestClient;
let person: TestClient;
beforeAll(async () => {
  shop = await testShop();
  [admin, person] = await Promise.all([shop.admin(), shop.shopper()]);
});
afterAll(() => shop?.close());

test.each([
  ['a zero-width space', 'ada\u200b@example.com'],
  ['a zero-width joiner', 'ada@exam\u200dple.com'],
  ['a byte order mark', '\ufeffada@example.com'],
  ['a soft hyphen', 'ada@exam\u00adple.com'],
  ['a mark that turns the direction', '\u202eada@example.com'],
  ['a variation selector', 'ada\ufe0f@example.com'],
  ['a Hangul filler', 'ada\u3164@example.com'],
  ['a combining grapheme joiner', 'ada\u034f@example.com'],
  ['a braille blank', 'ada\u2800@example.com'],
  ['a tag character', 'ada\u{e0061}@example.com'],
  ['a next-line control', 'ada\u0085@example.com'],
  ['a private-use letter', 'ada\ue000@example.com'],
  ['wide letters', 'ａｄａ@example.com'],
  ['a mathematical letter', '𝐚da@example.com'],
  ['a blank that breaks no line', 'ada\u00a0@example.com'],
  ['an ideographic blank', 'ada\u3000@example.com'],
  ['a line break', 'ada\n@example.com'],
  ['a ligature', 'o\ufb03ce@example.com'],
])('an e-mail address with %s is refused by that field, wherever it is written', async (_, email) => {
  const input = { name: 'Ada', email, password: 'a long secret' };
  const answers = [
    await shop.guest().execute(RegisterDocument, { input }),
    await person.execute(UpdateProfileDocument, { input: { email } }),
    await admin.execute(UpdateUserDocument, { input: { id: person.user.id, email } }),
  ];
  for (const { errors } of answers)
    expect(errors[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { email: expect.stringContaining('characters that cannot be seen') },
    });
});

test.each([' ', '  '])('an e-mail address with the blank %j is refused', async (blank) => {
  const input = { name: 'Ada', email: `ada${blank}@example.com`, password: 'a long secret' };
  const { errors } = await shop.guest().execute(RegisterDocument, { input });
  expect(errors[0]?.extensions?.fields).toEqual({
    email: expect.stringContaining('such as name@example.com'),
  });
});

test('an account whose address has such characters from before signs in as ever', async () => {
  const old = await shop.shopper();
  const email = `old\u200b-${old.user.id}@example.com`;
  await shop.em().nativeUpdate(User, old.user.id, { email, emailKey: email });
  const { signIn } = await shop.guest().must(SignInDocument, { input: { email, password: TEST_PASSWORD } });
  expect(signIn).toMatchObject({ id: old.user.id, email });
});
