import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  RegisterDocument,
  RequestPasswordResetDocument,
  RequestSignInLinkDocument,
  ResendVerificationDocument,
  UpdateProfileDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Mail } from './mail.entity.ts';
import { mailLine, mailName } from './mail-name.ts';
import { mailQueue } from './mail-queue.ts';

const SPAM = 'Win\r\n\r\n1000 EUR at https://evil.example/x';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

test.each([
  'Ada',
  'J. R. R. Tolkien',
  "Conan O'Brien",
  'Dr. Smith',
  'Zoë Núñez-Öz',
  '田中 さくら',
  'Sammy Davis, Jr.',
])('%s is called by the name', (name) => {
  expect(mailName(name)).toBe(name);
});

test.each([
  [' Ada\r\n\tLovelace ', 'Ada Lovelace'],
  ['Ada\u2028Lovelace', 'Ada Lovelace'],
  ['Ada\u200B', 'Ada'],
])('%j is one line without what cannot be seen', (name, said) => {
  expect(mailName(name)).toBe(said);
});

test.each([
  ...[
    'evil.example',
    'Win at HTTPS://evil.example',
    'www.evil',
    'evil\u200B.example',
    'evil\u3002example',
    '\uFF45vil\uFF0Eexample',
  ],
  ...['10.0.0.1/x', 'ftp://evil', 'me@evil.example', 'Ada evil.example/path', ' ', '\u200B'],
])('%j is called Customer', (name) => {
  expect(mailName(name)).toBe('Customer');
});

test.each([
  ['1 Elm Street', '1 Elm Street'],
  ["St. Mary's, No.12", "St. Mary's, No. 12"],
  ['Sign in at https://evil.example/login\r\nwithin 24 hours', 'Sign in at … within 24 hours'],
  ['www.evil.example', '…'],
  ['evil.example', 'evil. example'],
  ['evil\u3002example/login', '…'],
  ['evil.example:8080', '…'],
  ['a@b.example', '…'],
  ['\uFF45vil\uFF0Eexample', 'evil. example'],
])('%j in an address is said as %j', (typed, said) => {
  expect(mailLine(typed)).toBe(said);
});

test('no mail greets by a web address or with line breaks', async () => {
  const email = 'victim@example.com';
  const client = shop.guest();
  await client.must(RegisterDocument, { input: { name: 'Ada', email, password: 'correct horse battery' } });
  await shop.em().nativeUpdate(User, { email }, { name: SPAM });
  await client.must(ResendVerificationDocument);
  await client.must(RequestPasswordResetDocument, { email });
  await client.must(RequestSignInLinkDocument, { email });
  await client.must(UpdateProfileDocument, { input: { password: 'another horse battery' } });
  const guest = await shop.guestBuyer('stranger@example.com');
  await shop.em().nativeUpdate(User, { email: 'stranger@example.com' }, { name: SPAM });
  const checkout = await startCheckout(guest, (await shop.addProduct()).id);
  await place(guest, checkout, await shop.pay(checkout));

  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { kept: { $ne: null } });
  const types = [
    'account.verify',
    'account.welcome',
    'guest.order.confirmed',
    'password.changed',
    'password.reset',
    'sign-in.link',
  ];
  expect([...new Set(mails.map(({ type }) => type))].toSorted()).toEqual(types);
  for (const { kept, type } of mails) {
    expect([type, kept!.text]).toEqual([type, expect.not.stringContaining('evil.example')]);
    expect(kept!.text).toContain('Customer');
    expect(kept!.to?.name ?? 'Customer').toBe('Customer');
  }
});
