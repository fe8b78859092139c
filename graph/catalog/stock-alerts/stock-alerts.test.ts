import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Invitation } from '../../people/staff/invitation.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import {
  DeleteMyAccountDocument,
  EndStockAlertDocument,
  EraseUserDocument,
  ExportMyDataDocument,
  InviteStaffDocument,
  PersonalDataDocument,
  RegisterDocument,
  RequestStockAlertDocument,
  StockAlertsOfProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { Product } from '../products/product.entity.ts';
import { Variant } from '../products/variant.entity.ts';
import { stockAlerts } from './module.ts';
import { notifyRestocked } from './notify-restocked.ts';
import { StockAlert } from './stock-alert.entity.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const EMAIL = 'vera@mailbox.example';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop({ trustProxy: 1 });
  admin = await shop.admin();
});
afterEach(async () => {
  shop.settings.rateLimitFactor = 100;
  shop.clock.advance(2 * HOUR_MS);
  await shop.em().nativeDelete(StockAlert, {});
  await shop.em().nativeDelete(Mail, {});
});
afterAll(() => shop?.close());

/** A product that is sold out. */
const soldOut = async (name = 'Lamp') => (await shop.addProduct({ name, countInStock: 0 })).id;
const ask = (input: { variantId: string; email?: string | null }, client = shop.guest()) =>
  client.execute(RequestStockAlertDocument, { input });
/** A shopper who has confirmed the address of the account. */
async function owner() {
  const client = await shop.shopper();
  await shop.em().nativeUpdate(User, client.user.id, { emailVerifiedAt: new Date() });
  return client;
}
async function sent(type: 'stock.confirm' | 'stock.back') {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { type, sentAt: { $ne: null } }, { orderBy: { id: 'asc' } });
  return mails.map(({ toAddress, kept }) => ({ to: toAddress, ...kept! }));
}
const linkOf = (text = '') => new URL(/https?:\/\/\S+\/stock-alert\/[\w-]{43}/.exec(text)![0]).pathname;
const lastLink = async () => linkOf((await sent('stock.confirm')).at(-1)?.text);
const open = async (path: string) => (await shop.guest().fetch(path)).text();
const press = async (path: string) => (await shop.guest().fetch(path, { method: 'POST' })).text();
const setStock = (id: string, countInStock: number) => shop.em().nativeUpdate(Variant, id, { countInStock });
const notify = () => notifyRestocked({ em: shop.em(), ports: shop.ports });
const backTo = async () => (await sent('stock.back')).map(({ to }) => to);
const stored = () => shop.em().find(StockAlert, {}, { orderBy: { id: 'asc' } });
/** People who wait for it, confirmed, in their order. */
async function queue(variant: string, count: number, label = 'person') {
  const emails = Array.from({ length: count }, (_, n) => `${label}${n}@mailbox.example`);
  const now = shop.ports.now();
  const times = { createdAt: now, confirmedAt: now, notifiedAt: null };
  const expiresAt = new Date(now.getTime() + 300 * DAY_MS);
  const em = shop.em();
  for (const email of emails)
    em.create(StockAlert, { ...times, email, emailKey: email, variant, userId: null, expiresAt });
  await em.flush();
  return emails;
}

test('a guest confirms by the mailed link and gets one mail when it can be bought again', async () => {
  const variantId = await soldOut('Desk lamp');
  expect(await ask({ variantId, email: EMAIL })).toMatchObject({
    data: { requestStockAlert: { isConfirmed: false } },
  });
  const [mail] = await sent('stock.confirm');
  expect(mail).toMatchObject({ to: EMAIL, subject: 'Tell you when Desk lamp is back?' });
  await press(`${linkOf(mail!.text)}/confirm`);
  await notify();
  expect(await backTo()).toEqual([]);
  await setStock(variantId, 2);
  await notify();
  const [back, ...more] = await sent('stock.back');
  expect(back).toMatchObject({ to: EMAIL, subject: 'Desk lamp is back' });
  expect(back!.text).toContain(`?variant=${variantId}`);
  expect(more).toEqual([]);
  shop.clock.advance(2 * DAY_MS);
  await notify();
  expect(await backTo()).toEqual([EMAIL]);
});

test('an address that nobody confirmed gets no mail when it can be bought again', async () => {
  const variantId = await soldOut();
  await ask({ variantId, email: EMAIL });
  const stranger = await shop.shopper();
  expect((await ask({ variantId }, stranger)).data?.requestStockAlert.isConfirmed).toBe(false);
  await setStock(variantId, 10);
  await notify();
  expect(await backTo()).toEqual([]);
});

test('an account with a confirmed address needs no link, and may end its alert', async () => {
  const variantId = await soldOut();
  const client = await owner();
  const has = async (who: TestClient) =>
    (await who.must(StockAlertsOfProductDocument, { id: variantId })).product.variants[0]!.hasStockAlert;
  expect((await ask({ variantId, email: EMAIL }, client)).data?.requestStockAlert.isConfirmed).toBe(true);
  expect(await sent('stock.confirm')).toEqual([]);
  expect([await has(client), await has(shop.guest()), await has(admin)]).toEqual([true, false, false]);
  await client.must(EndStockAlertDocument, { input: { variantId } });
  expect(await has(client)).toBe(false);
  await ask({ variantId }, client);
  await setStock(variantId, 1);
  await notify();
  expect(await backTo()).toEqual([client.user.email]);
  expect(
    (await client.execute(EndStockAlertDocument, { input: { variantId: 'none' } })).code,
  ).toBeUndefined();
});

test('opening the link changes nothing, pressing confirms or deletes, and a wrong link says so', async () => {
  const variantId = await soldOut();
  await ask({ variantId, email: EMAIL });
  const link = await lastLink();
  for (const path of [link, `${link}/confirm`, `${link}/end`]) await open(path);
  expect(await stored()).toMatchObject([{ confirmedAt: null }]);
  expect(await open(link)).toContain('Yes, tell me');
  expect(await press(`${link}/confirm`)).toContain('No longer notify me');
  const [{ confirmedAt }] = (await stored()) as [StockAlert];
  shop.clock.advance(60_000);
  await press(`${link}/confirm`);
  expect(await stored()).toMatchObject([{ confirmedAt }]);
  expect(await press(`${link}/end`)).toContain('We have deleted your address.');
  expect(await stored()).toEqual([]);
  for (const path of [link, `${link}x`]) {
    const response = await shop.guest().fetch(path);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This link is not valid any more');
  }
});

test('after the mail the link has nothing to end', async () => {
  const variantId = await soldOut();
  await ask({ variantId, email: EMAIL });
  const link = await lastLink();
  await press(`${link}/confirm`);
  await setStock(variantId, 1);
  await notify();
  expect(await open(link)).not.toContain('<button');
  await press(`${link}/end`);
  expect(await stored()).toMatchObject([{ notifiedAt: expect.any(Date) }]);
});

test('an address that waits already gets the same response, stays confirmed, and waits once', async () => {
  const variantId = await soldOut();
  const first = await ask({ variantId, email: EMAIL });
  await press(`${await lastLink()}/confirm`);
  const again = await ask({ variantId, email: EMAIL.toUpperCase() });
  expect(again).toMatchObject({ data: first.data });
  expect((await sent('stock.confirm')).at(-1)?.subject).toBe('You are told when Lamp is back');
  expect(await stored()).toMatchObject([{ confirmedAt: expect.any(Date) }]);
});

test('an account with the address of a stranger neither sees, ends nor redirects the alert of that address', async () => {
  const variantId = await soldOut();
  const impostor = await shop.shopper();
  await ask({ variantId, email: impostor.user.email });
  await press(`${await lastLink()}/confirm`);
  await ask({ variantId }, impostor);
  await impostor.must(EndStockAlertDocument, { input: { variantId } });
  const { product } = await impostor.must(StockAlertsOfProductDocument, { id: variantId });
  expect(product.variants[0]!.hasStockAlert).toBe(false);
  expect(await stored()).toMatchObject([{ userId: null, confirmedAt: expect.any(Date) }]);
});

test('at most five alerts of each unit are notified, the oldest first, and others a day later', async () => {
  const variantId = await soldOut();
  const emails = await queue(variantId, 13);
  await setStock(variantId, 1);
  await notify();
  expect(await backTo()).toEqual(emails.slice(0, 5));
  for (const stock of [0, 1, 2]) {
    await setStock(variantId, stock);
    shop.clock.advance(7 * HOUR_MS);
    await notify();
  }
  expect(await backTo()).toHaveLength(5);
  shop.clock.advance(3 * HOUR_MS + 1);
  await notify();
  expect((await backTo()).sort()).toEqual(emails.sort());
});

test.each([
  ['a draft', { isDraft: true }],
  ['a deleted product', { deletedAt: new Date() }],
])('nobody is notified of %s', async (_, state) => {
  const variantId = await soldOut();
  await queue(variantId, 1);
  await setStock(variantId, 5);
  await shop.em().nativeUpdate(Product, variantId, state);
  await notify();
  expect(await stored()).toMatchObject([{ notifiedAt: null }]);
});

test('variants wait apart from each other', async () => {
  const { variants } = await shop.addVariants({}, [
    { options: ['S'], countInStock: 0 },
    { options: ['M'], countInStock: 0 },
  ]);
  const [small, medium] = variants;
  await queue(small!.id, 2, 'small');
  const notified = await queue(medium!.id, 2, 'medium');
  await setStock(medium!.id, 1);
  await notify();
  expect(await backTo()).toEqual(notified);
});

test('what is in stock, not sold or unknown is refused, and so is a missing or wrong address', async () => {
  const variantId = await soldOut();
  const { id: inStock } = await shop.addProduct({ countInStock: 1 });
  const { id: draft } = await shop.addProduct({ countInStock: 0, isDraft: true });
  const codeOf = async (variant: string, email?: string) => (await ask({ variantId: variant, email })).code;
  expect(await codeOf(inStock, EMAIL)).toBe('VARIANT_IN_STOCK');
  for (const unknown of [draft, 'none', crypto.randomUUID()])
    expect(await codeOf(unknown, EMAIL)).toBe('NOT_FOUND');
  for (const wrong of [undefined, '', 'vera', 'a@b.example, c@d.example'])
    expect(await codeOf(variantId, wrong)).toBe('BAD_USER_INPUT');
  expect(await stored()).toEqual([]);
});

test('an address is asked 3 times an hour, however it is spelled; a network and a person ask 20 times', async () => {
  const variantId = await soldOut();
  shop.settings.rateLimitFactor = 1;
  const client = shop.guest();
  const codes = [];
  for (let n = 0; n < 4; n++)
    codes.push((await ask({ variantId, email: `vera+${n}@mailbox.example` }, client)).code);
  expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  for (let n = 4; n < 21; n++)
    codes.push((await ask({ variantId, email: `other${n}@mailbox.example` }, client)).code);
  expect(codes.slice(4)).toEqual([...Array(16).fill(undefined), 'RATE_LIMITED']);
  const person = await owner();
  const asked = [];
  for (let n = 1; n <= 21; n++)
    asked.push((await ask({ variantId }, Object.assign(person, { from: `198.51.100.${n}` }))).code);
  expect(asked).toEqual([...Array(20).fill(undefined), 'RATE_LIMITED']);
});

test('staff with PRODUCTS see how many wait, confirmed and not notified yet', async () => {
  const variantId = await soldOut();
  await queue(variantId, 2);
  await ask({ variantId, email: EMAIL });
  const count = async (client: TestClient) =>
    (await client.must(StockAlertsOfProductDocument, { id: variantId })).product.variants[0]!.stockAlerts;
  expect(await count(await shop.staff('PRODUCTS'))).toBe(2);
  for (const client of [shop.guest(), await shop.shopper(), await shop.staff('ORDERS')])
    expect(await count(client)).toBeNull();
  await setStock(variantId, 1);
  await notify();
  expect(await count(admin)).toBe(0);
});

test('alerts are deleted two days after they were not confirmed, a year after they were, and 30 days after the mail', async () => {
  const variantId = await soldOut();
  const { oldStockAlerts } = stockAlerts.jobs!;
  const leftAfter = async (days: number) => {
    await runJobs(
      { oldStockAlerts: oldStockAlerts! },
      { ...shop, ...shop.later(days * DAY_MS) },
      shop.logger,
    );
    return (await stored()).length;
  };
  await ask({ variantId, email: EMAIL });
  expect([await leftAfter(1.9), await leftAfter(2.1)]).toEqual([1, 0]);
  await ask({ variantId, email: EMAIL });
  await press(`${await lastLink()}/confirm`);
  expect([await leftAfter(364), await leftAfter(366)]).toEqual([1, 0]);
  await queue(variantId, 1);
  await setStock(variantId, 1);
  await notify();
  expect([await leftAfter(29), await leftAfter(31)]).toEqual([1, 0]);
});

test('the alerts of an account, and those to its address, are exported and erased with it', async () => {
  const variantId = await soldOut();
  const other = (await shop.addProduct({ countInStock: 0 })).id;
  const client = await owner();
  await ask({ variantId }, client);
  await ask({ variantId: other, email: client.user.email });
  await queue(other, 1);
  const { personalData } = await admin.must(PersonalDataDocument, { userId: client.user.id });
  expect(JSON.parse(personalData).stockAlerts).toMatchObject([
    { variant_id: variantId, email: client.user.email },
    { variant_id: other, confirmed_at: null },
  ]);
  await admin.must(EraseUserDocument, { id: client.user.id });
  expect(await stored()).toMatchObject([{ email: 'person0@mailbox.example' }]);
});

test('an account made with the address of a stranger neither reads nor deletes what the stranger asked for', async () => {
  const variantId = await soldOut();
  await ask({ variantId, email: EMAIL });
  await press(`${await lastLink()}/confirm`);
  const invited = { email: EMAIL, name: 'Ina', permissions: ['ORDERS' as const] };
  await (await shop.admin()).must(InviteStaffDocument, { input: invited });
  const stranger = shop.guest();
  await stranger.must(RegisterDocument, { input: { name: 'Eve', email: EMAIL, password: TEST_PASSWORD } });
  const exported = JSON.parse((await stranger.must(ExportMyDataDocument)).exportMyData);
  expect(exported).toMatchObject({ stockAlerts: [], invitations: [], reviewRequestsStopped: [] });
  expect(JSON.stringify(exported.mails)).not.toMatch(/stock\.confirm|invitation/);
  await stranger.must(DeleteMyAccountDocument);
  expect(await stored()).toMatchObject([{ email: EMAIL, userId: null }]);
  expect(await shop.em().count(Invitation, { email: EMAIL })).toBe(1);
});

test('the erasure of a guest deletes the alerts of its address', async () => {
  const guest = await shop.guestBuyer(EMAIL);
  const variantId = await soldOut();
  await ask({ variantId, email: EMAIL });
  expect(await stored()).toHaveLength(1);
  await admin.must(EraseUserDocument, { id: guest.user.id });
  expect(await stored()).toEqual([]);
});

test('a link of an alert does not say what a product that is a draft again is called', async () => {
  const variantId = await soldOut('Open Name');
  await ask({ variantId, email: EMAIL });
  const link = await lastLink();
  expect(await open(link)).toContain('Open Name');
  const { product } = await shop.em().findOneOrFail(Variant, variantId);
  await shop.em().nativeUpdate(Product, product.id, { isDraft: true, name: 'Secret Name' });
  const page = await open(link);
  expect(page).not.toContain('Secret Name');
  expect(page).toContain('This product is not sold at present');
  await press(`${link}/end`);
  expect(await stored()).toEqual([]);
});

test('an account that confirms an address takes over the alert that an account before it left there', async () => {
  const variantId = await soldOut();
  const former = await owner();
  await ask({ variantId }, former);
  const [alert] = await stored();
  const heir = await owner();
  await shop.em().nativeUpdate(StockAlert, alert!.id, {
    email: heir.user.email,
    emailKey: heir.user.email.toLowerCase(),
  });
  await ask({ variantId }, heir);
  expect(await stored()).toMatchObject([{ id: alert!.id, userId: heir.user.id }]);
});
