import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMailbox, mailboxOf } from '../../core/email-address.ts';
import {
  InviteStaffDocument,
  RegisterDocument,
  UpdateProfileDocument,
  UpdateUserDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

test.each([
  'ada@example.com',
  "o'brien+shop@mail.example.co.uk",
  'Ada.Lovelace@xn--bcher-kva.example',
  'jürgen@bücher.example',
  'अदा@उदाहरण.भारत',
  `${'a'.repeat(64)}@example.com`,
])('%s is an e-mail address', (email) => {
  expect(isMailbox(email)).toBe(true);
});

const others = [
  '<v@example.com>',
  '<<v@example.com>>',
  'Victim <v@example.com>',
  '"v"@example.com',
  'v(comment)@example.com',
  'v@example.com(comment)',
  'v@[192.0.2.1]',
  'v@192.0.2.1',
  'v@example.com,w@example.com',
  'v@example.com;w@example.com',
  'v:w@example.com;',
  'v@example.com>',
  'v\\@example.com',
  '.v@example.com',
  'v.@example.com',
  'v..w@example.com',
  'v@example..com',
  'v@example.com.',
  'v@-example.com',
  'v@example-.com',
  'v@exam_ple.com',
  'v@example',
  'v@w@example.com',
  '@example.com',
  'v@',
  `${'v'.repeat(65)}@example.com`,
  `v@${'x'.repeat(64)}.com`,
];

test.each(others)('%s is none', (email) => {
  expect(isMailbox(email)).toBe(false);
});

test('no door takes another spelling of an address', async () => {
  const [admin, person] = [await shop.admin(), await shop.shopper()];
  const password = 'correct horse battery';
  for (const email of others.slice(0, 4)) {
    const tried = [
      await shop.guest().execute(RegisterDocument, { input: { name: 'Eve', email, password } }),
      await person.execute(UpdateProfileDocument, { input: { email } }),
      await admin.execute(UpdateUserDocument, { input: { id: person.user.id, email } }),
      await admin.execute(InviteStaffDocument, { input: { name: 'Eve', email, permissions: ['ORDERS'] } }),
    ];
    expect(tried.map(({ code }) => code)).toEqual(Array(tried.length).fill('BAD_USER_INPUT'));
  }
});

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+shop@example.com', 'ada@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
])('mails to %s count as those to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
