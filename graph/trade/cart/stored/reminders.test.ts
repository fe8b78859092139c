import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../catalog/products/product.entity.ts';
import { workDueRows } from '../../../core/due-rows.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Mail } from '../../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../../platform/mail/mail-queue.ts';
import { Setting } from '../../../platform/settings/setting.entity.ts';
import { place, startCheckout } from '../../../proof/testing/buying.ts';
import {
  AllowCartRemindersDocument,
  CartRemindersDocument,
  CartSettingsDocument,
  SaveCartSettingsDocument,
  SyncCartDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { reminderQueue } from './reminder-queue.ts';
import { StoredCart } from './stored-cart.entity.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let shop: TestShop;
let admin: TestClient;
let person: TestClient;
let lamp: Product;
beforeAll(async () => {
  shop = await testShop();
  lamp = await shop.addProduct({ name: 'Reading lamp', price: 40_00, countInStock: 50 });
});
beforeEach(async () => {
  // The clock goes on: sessions end.
  admin = await shop.admin();
  await remindAfter(4);
  person = await shop.shopper();
  await shop.em().nativeUpdate(User, person.user.id, { emailVerifiedAt: new Date() });
  await person.must(AllowCartRemindersDocument, { allowed: true });
  await fill();
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(StoredCart, {});
  await shop.em().nativeDelete(Setting, {});
});
afterAll(() => shop?.close());

const settings = async () => (await admin.must(CartSettingsDocument)).cartSettings;
const reminders = async () => (await person.must(CartRemindersDocument)).cartReminders;
const remindAfter = async (remindAfterHours: number | null) =>
  admin.must(SaveCartSettingsDocument, { input: { version: (await settings()).version, remindAfterHours } });
const fill = (qty = 1, base?: object) => {
  const lines = qty > 0 ? [{ productId: lamp.id, variantId: lamp.id, qty }] : [];
  const before = base && { lines: [{ productId: lamp.id, variantId: lamp.id, qty: 1 }], codes: [] };
  return person.must(SyncCartDocument, { input: { lines, codes: [], base: before } });
};
/** The mails to the person, after `wait` milliseconds. */
async function remind(wait: number): Promise<Mail[]> {
  shop.clock.advance(wait);
  const deps = { ...shop, em: shop.em() };
  await workDueRows(deps, reminderQueue, shop);
  await workDueRows(deps, mailQueue, shop);
  return shop.em().find(Mail, { userId: person.user.id, type: 'cart.reminder' }, { orderBy: { id: 'asc' } });
}
const press = async (link: string, method: string) =>
  (await fetch(new URL(new URL(link).pathname, shop.url), { method })).text();

test('a cart that stays as it is gets one mail, with its lines and a way to it', async () => {
  expect(await remind(3 * HOUR)).toEqual([]);
  const [mail] = await remind(2 * HOUR);
  expect(mail?.kept?.subject).toContain('Your cart at');
  expect(mail?.kept?.text).toContain('Reading lamp');
  expect(mail?.kept?.text).toContain('/login?redirect=/cart');
  expect(await remind(DAY)).toHaveLength(1);
  await fill(2, {});
  expect(await remind(DAY)).toHaveLength(1);
  expect(await settings()).toMatchObject({ reminded: 1, boughtAfter: 0 });
});

test('a cart that was emptied and filled again is another one', async () => {
  await remind(5 * HOUR);
  await fill(0, {});
  expect(await remind(5 * HOUR)).toHaveLength(1);
  await fill();
  expect(await remind(5 * HOUR)).toHaveLength(2);
});

test('nobody is reminded while the shop does not want it, and it does not by default', async () => {
  await shop.em().nativeDelete(Setting, {});
  expect(await settings()).toMatchObject({ version: 0, remindAfterHours: null });
  expect(await reminders()).toEqual({ isOffered: false, isAllowed: true });
  expect(await remind(5 * HOUR)).toEqual([]);
});

test('nobody is reminded who did not agree', async () => {
  expect(await reminders()).toEqual({ isOffered: true, isAllowed: true });
  await person.must(AllowCartRemindersDocument, { allowed: false });
  expect(await reminders()).toEqual({ isOffered: true, isAllowed: false });
  expect(await remind(5 * HOUR)).toEqual([]);
  expect(await settings()).toMatchObject({ reminded: 0 });
  person = await shop.shopper();
  expect(await reminders()).toEqual({ isOffered: true, isAllowed: false });
});

test('nobody is reminded whose address is not confirmed', async () => {
  await shop.em().nativeUpdate(User, person.user.id, { emailVerifiedAt: null });
  expect(await remind(5 * HOUR)).toEqual([]);
});

test('nobody is reminded of a cart that was left long before', async () => {
  expect(await remind(8 * DAY)).toEqual([]);
});

test('nobody is reminded of what is no longer sold', async () => {
  const gone = await shop.addProduct({ deletedAt: new Date() });
  const [lines, base] = [gone, lamp].map(({ id }) => [{ productId: id, variantId: id, qty: 1 }]);
  await person.must(SyncCartDocument, {
    input: { lines: lines!, codes: [], base: { lines: base!, codes: [] } },
  });
  expect(await remind(5 * HOUR)).toEqual([]);
});

test('nobody is reminded after an order, which counts when it follows a reminder', async () => {
  await remind(5 * HOUR);
  const rest = { productId: 'other', variantId: 'other', qty: 1 };
  await person.must(SyncCartDocument, { input: { lines: [rest], codes: [] } });
  const checkout = await startCheckout(person, lamp.id);
  await place(person, checkout, await shop.pay(checkout));
  expect(await settings()).toMatchObject({ reminded: 1, boughtAfter: 1 });
  expect(await remind(5 * HOUR)).toHaveLength(1);
});

test('the link of the mail ends the reminders by a press, not by opening it, and so does the mail program', async () => {
  const [mail] = await remind(5 * HOUR);
  const link = mail!.kept!.unsubscribe!;
  expect(mail!.kept!.text).toContain(link);
  expect(await press(link, 'GET')).toContain('No more reminders');
  expect(await reminders()).toEqual({ isOffered: true, isAllowed: true });
  for (let n = 0; n < 2; n++) expect(await press(link, 'POST')).toContain('You get no more reminders');
  expect(await reminders()).toEqual({ isOffered: true, isAllowed: false });
  expect(await press(`${link}x`, 'POST')).toContain('This link is too old');
});

test.each([0, 721])('%i hours are refused', async (remindAfterHours) => {
  const { code } = await admin.execute(SaveCartSettingsDocument, { input: { version: 1, remindAfterHours } });
  expect(code).toBe('BAD_USER_INPUT');
});
