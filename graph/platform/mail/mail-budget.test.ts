import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { User } from '../../people/accounts/user.entity.ts';
import {
  RegisterDocument,
  RequestClaimDocument,
  ResendVerificationDocument,
  UpdateProfileDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Mail } from './mail.entity.ts';
import { mailQueue } from './mail-queue.ts';

const password = 'correct horse battery';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1 });
  shop.settings.sendsMails = true;
});
beforeEach(() => shop.clock.advance(2 * 60 * 60_000));
afterAll(() => shop?.close());

/** How many mails were sent to addresses that begin so. */
async function sentTo(start: string): Promise<number> {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  return shop.em().count(Mail, { toAddress: { $like: `${start}%` }, sentAt: { $ne: null } });
}
const move = async (email: string, client = shop.shopper()) =>
  (await (await client).execute(UpdateProfileDocument, { input: { email } })).code;

test('whoever types the address of a stranger, its mailbox gets three mails an hour', async () => {
  const person = shop.shopper();
  // Those that are void before they are sent count for nothing.
  for (let n = 0; n < 6; n++) expect(await move(`Vic+${n}@example.com`, person)).toBeUndefined();
  expect(await sentTo('Vic')).toBe(1);
  for (let n = 0; n < 6; n++) {
    const input = { name: 'Eve', email: `vic+r${n}@example.com`, password };
    await shop.guest().must(RegisterDocument, { input });
  }
  expect((await sentTo('Vic')) + (await sentTo('vic'))).toBe(3);
});

test('a mailbox that gets no more mails is refused where somebody waits for one, until the hour is over', async () => {
  const input = { name: 'Eve', email: 'full@example.com', password };
  const client = shop.guest();
  await client.must(RegisterDocument, { input });
  for (let n = 0; n < 2; n++) await client.must(ResendVerificationDocument);
  expect(await sentTo('full')).toBe(3);
  const guest = await shop.guestBuyer('full+guest@example.com');
  const refused = [
    (await client.execute(ResendVerificationDocument)).code,
    (await guest.execute(RequestClaimDocument)).code,
    await move('full+other@example.com'),
  ];
  expect(refused).toEqual(Array(3).fill('RATE_LIMITED'));
  shop.clock.advance(61 * 60_000);
  await client.must(ResendVerificationDocument);
  expect(await sentTo('full')).toBe(4);
});

test('mails about an account count while its address is not confirmed, and its owner gets all of them', async () => {
  const change = async (email: string, isConfirmed: boolean) => {
    const client = await shop.shopper();
    const emailVerifiedAt = isConfirmed ? new Date() : null;
    await shop.em().nativeUpdate(User, client.user.id, { email, emailKey: email, emailVerifiedAt });
    for (let n = 0; n < 6; n++)
      await client.must(UpdateProfileDocument, { input: { password: `${password} ${n}` } });
    return sentTo(email);
  };
  expect(await change('stranger@example.com', false)).toBe(3);
  expect(await change('owner@example.com', true)).toBe(6);
});

test('a change of the address can be taken back, however many mails there were', async () => {
  const person = await shop.shopper();
  const own = person.user.email;
  await shop.em().nativeUpdate(User, person.user.id, { emailVerifiedAt: new Date() });
  for (let n = 0; n < 4; n++) await move(`${n}-${own}`, Promise.resolve(person));
  expect(await move(own, Promise.resolve(person))).toBeUndefined();
});
