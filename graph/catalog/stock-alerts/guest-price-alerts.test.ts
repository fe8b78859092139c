import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import {
  EraseUserDocument,
  ExportMyDataDocument,
  RequestPriceAlertDocument,
  RequestStockAlertDocument,
  StockAlertsOfProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { Variant } from '../products/variant.entity.ts';
import { notifyCheaper } from './notify-cheaper.ts';
import { notifyRestocked } from './notify-restocked.ts';
import { repricePriceAlerts } from './reprice-price-alerts.ts';
import { StockAlert } from './stock-alert.entity.ts';

const HOUR_MS = 60 * 60_000;
const EMAIL = 'vera@mailbox.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ trustProxy: 1 });
});
afterEach(async () => {
  shop.settings.rateLimitFactor = 100;
  shop.clock.advance(2 * HOUR_MS);
  await shop.em().nativeDelete(StockAlert, {});
  await shop.em().nativeDelete(Mail, {});
});
afterAll(() => shop?.close());

const lamp = async (price = 50_00, countInStock = 3) =>
  (await shop.addProduct({ name: 'Lamp', price, countInStock })).id;
const ask = (variantId: string, email: string | null = EMAIL, client = shop.guest()) =>
  client.execute(RequestPriceAlertDocument, { input: { variantId, email } });
const setPrice = (id: string, price: number) => shop.em().nativeUpdate(Variant, id, { price });
const notify = () => notifyCheaper({ em: shop.em(), ports: shop.ports });
const stored = () => shop.em().find(StockAlert, {}, { orderBy: { id: 'asc' } });
async function sent(type: 'price.confirm' | 'price.lower' | 'stock.back') {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { type, sentAt: { $ne: null } }, { orderBy: { id: 'asc' } });
  return mails.map(({ toAddress, kept }) => ({ to: toAddress, ...kept! }));
}
const linkIn = (text: string) => new URL(/https?:\/\/\S+\/stock-alert\/[\w-]{43}/.exec(text)![0]).pathname;
const open = async (path: string) => (await shop.guest().fetch(path)).text();
const press = async (path: string) => (await shop.guest().fetch(path, { method: 'POST' })).text();
/** Asks and confirms. */
async function watch(variantId: string, email = EMAIL) {
  await ask(variantId, email);
  const { text } = (await sent('price.confirm')).at(-1)!;
  await press(`${linkIn(text)}/confirm`);
}

test('a guest who has confirmed the address gets one mail when it costs less, and no other one', async () => {
  const id = await lamp();
  expect((await ask(id)).data!.requestPriceAlert).toEqual({ isConfirmed: false });
  await setPrice(id, 40_00);
  await notify();
  expect(await sent('price.lower')).toEqual([]);
  await setPrice(id, 50_00);
  const [asked] = await sent('price.confirm');
  expect(asked).toMatchObject({ to: EMAIL, subject: 'Tell you when Lamp costs less?' });
  const link = linkIn(asked!.text);
  const page = await open(link);
  expect(page).toContain('costs less than now?');
  expect(page).toMatch(/<a href="\/product\w*\/[^"]+\?variant=[^"]+">See the product<\/a>/);
  expect(await press(`${link}/confirm`)).toContain('You get one mail when Lamp costs less.');
  await notify();
  expect(await sent('price.lower')).toEqual([]);
  await setPrice(id, 40_00);
  await notify();
  await notify();
  const mails = await sent('price.lower');
  expect(mails).toMatchObject([{ to: EMAIL, subject: 'Lamp costs less' }]);
  expect(mails[0]!.text).toMatch(/₹40\.00 now\. It was ₹50\.00/);
  expect(mails[0]!.unsubscribe).toMatch(/\/stock-alert\/[\w-]{43}\/end$/);
  await setPrice(id, 30_00);
  shop.clock.advance(25 * HOUR_MS);
  await notify();
  expect(await sent('price.lower')).toHaveLength(1);
  const { pathname } = new URL(mails[0]!.unsubscribe!);
  expect(await open(pathname)).toContain('We have sent you the one mail about Lamp.');
  expect(await press(pathname)).toContain('We have deleted your address.');
  expect(await stored()).toEqual([]);
});

test('nobody is mailed of a price that rose again, of what is sold out, or of a draft', async () => {
  const id = await lamp();
  await watch(id);
  await shop.em().nativeUpdate(Variant, id, { price: 40_00, countInStock: 0 });
  await notify();
  await shop.em().nativeUpdate(Variant, id, { countInStock: 1 });
  await shop.em().nativeUpdate(Product, id, { isDraft: true });
  await notify();
  expect(await sent('price.lower')).toEqual([]);
  await shop.em().nativeUpdate(Product, id, { isDraft: false });
  await notify();
  await setPrice(id, 50_00);
  expect(await sent('price.lower')).toEqual([]);
});

test('an address gets one mail a day of a product, however often it asks', async () => {
  const id = await lamp();
  await watch(id);
  await setPrice(id, 40_00);
  await notify();
  await watch(id);
  await setPrice(id, 30_00);
  await notify();
  expect(await sent('price.lower')).toHaveLength(1);
  shop.clock.advance(25 * HOUR_MS);
  await notify();
  expect(await sent('price.lower')).toHaveLength(2);
});

test('asking again changes nothing, and the link of a mail deletes the address', async () => {
  const id = await lamp();
  await watch(id);
  await setPrice(id, 60_00);
  await ask(id);
  expect(await stored()).toMatchObject([{ below: 50_00, confirmedAt: expect.any(Date) }]);
  const { subject, text } = (await sent('price.confirm')).at(-1)!;
  expect(subject).toBe('You are told when Lamp costs less');
  expect(await press(`${linkIn(text)}/end`)).toContain('We have deleted your address.');
  expect(await stored()).toEqual([]);
});

test('before the address is confirmed, and for an account, the price of the last request counts', async () => {
  const id = await lamp();
  await ask(id);
  await setPrice(id, 40_00);
  await watch(id);
  await notify();
  expect(await sent('price.lower')).toEqual([]);
  await setPrice(id, 30_00);
  await notify();
  expect((await sent('price.lower')).at(-1)!.text).toMatch(/₹30\.00 now\. It was ₹40\.00/);

  const shopper = await shop.shopper();
  await shop.em().nativeUpdate(User, shopper.user.id, { emailVerifiedAt: shop.ports.now() });
  await ask(id, null, shopper);
  await setPrice(id, 60_00);
  await ask(id, null, shopper);
  expect((await stored()).at(-1)).toMatchObject({ below: 60_00, userId: shopper.user.id });
});

test('a price alert is no stock alert: both can wait for one variant, each for its own', async () => {
  const id = await lamp(50_00, 0);
  await watch(id);
  await shop.guest().must(RequestStockAlertDocument, { input: { variantId: id, email: EMAIL } });
  await shop.em().nativeUpdate(StockAlert, {}, { confirmedAt: shop.ports.now() });
  expect((await stored()).map(({ below }) => below)).toEqual([50_00, null]);
  const admin = await shop.admin();
  const { product } = await admin.must(StockAlertsOfProductDocument, { id });
  expect(product.variants).toMatchObject([{ stockAlerts: 1 }]);
  await shop.em().nativeUpdate(Variant, id, { countInStock: 1 });
  await notifyRestocked({ em: shop.em(), ports: shop.ports });
  expect(await sent('stock.back')).toHaveLength(1);
  expect((await stored()).filter(({ notifiedAt }) => notifiedAt).map(({ below }) => below)).toEqual([null]);
});

test('a mailbox is asked three times an hour and a network asks twenty times, and what is not sold is refused', async () => {
  const id = await lamp();
  expect((await ask(id, '')).code).toBe('BAD_USER_INPUT');
  expect((await ask(crypto.randomUUID())).code).toBe('NOT_FOUND');
  expect((await ask(id, 'no address')).code).toBe('BAD_USER_INPUT');
  shop.settings.rateLimitFactor = 1;
  const client = shop.guest();
  for (const code of [undefined, undefined, undefined, 'RATE_LIMITED'])
    expect((await ask(id, 'x@mailbox.example', client)).code).toBe(code);
  const codes = [];
  for (let n = 0; n < 16; n++) codes.push((await ask(id, `other${n}@mailbox.example`, client)).code);
  expect(codes).toEqual([...Array(15).fill(undefined), 'RATE_LIMITED']);
});

test('an account exports its price alerts, and erasing it deletes them with those of its address', async () => {
  const client = await shop.shopper();
  await shop.em().nativeUpdate(User, client.user.id, { emailVerifiedAt: new Date() });
  expect((await ask(await lamp(), null, client)).data!.requestPriceAlert).toEqual({ isConfirmed: true });
  await ask(await lamp(), client.user.email);
  const { exportMyData } = await client.must(ExportMyDataDocument, {});
  expect(JSON.parse(exportMyData).stockAlerts).toMatchObject([{ below: 50_00 }, { below: 50_00 }]);
  await (await shop.admin()).must(EraseUserDocument, { id: client.user.id });
  expect(await stored()).toEqual([]);
});

test('a change of the currency reprices what alerts wait below', async () => {
  const id = await lamp();
  await watch(id);
  await repricePriceAlerts(shop.em(), 0.5);
  expect((await stored())[0]!.below).toBe(25_00);
});
