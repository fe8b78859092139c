import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../../core/due-rows.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Mail } from '../../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../../platform/mail/mail-queue.ts';
import {
  EndPriceAlertDocument,
  ExportMyDataDocument,
  PriceAlertsDocument,
  SavedProductIdsDocument,
  SchedulePricesDocument,
  SetPriceAlertDocument,
  UnsaveProductDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { scheduleQueue } from '../../prices/schedule-queue.ts';
import { Product } from '../../products/product.entity.ts';
import { Variant } from '../../products/variant.entity.ts';
import { SavedProduct } from '../saved-product.entity.ts';
import { notifyOfPrices } from './notify-of-prices.ts';
import { repriceAlerts } from './reprice-alerts.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(async () => {
  shop.settings.rateLimitFactor = 100;
  await shop.em().nativeDelete(SavedProduct, {});
  await shop.em().nativeDelete(Mail, {});
});
afterAll(() => shop?.close());

const add = async (price = 1000) => (await shop.addProduct({ name: 'Lamp', price })).id;
const watch = (client: TestClient, productId: string) =>
  client.execute(SetPriceAlertDocument, { input: { productId } });
const watched = async (client: TestClient) => (await client.must(PriceAlertsDocument)).priceAlerts;
/** As an edit of its variant does. */
async function setPrice(product: string, price: number) {
  await shop.em().nativeUpdate(Product, product, { price });
  await shop.em().nativeUpdate(Variant, { product }, { price });
}
const notify = () => notifyOfPrices({ em: shop.em(), ports: shop.ports });
/** Mails that were queued since the last call, by address. */
async function queued() {
  await notify();
  const mails = await shop.em().find(Mail, { type: 'price.fell' }, { orderBy: { id: 'asc' } });
  await shop.em().nativeDelete(Mail, {});
  return mails.map(({ toAddress }) => toAddress);
}
async function sent() {
  await notify();
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { type: 'price.fell', sentAt: { $ne: null } });
  return mails.map(({ kept }) => kept!);
}

test('a price that falls is mailed once, with the price before, and the product is saved', async () => {
  const client = await shop.confirmedShopper();
  const lamp = await add();
  expect(await watch(client, lamp)).toMatchObject({ data: { setPriceAlert: { price: 1000 } } });
  expect((await client.must(SavedProductIdsDocument)).savedProductIds).toEqual([lamp]);
  expect(await watched(client)).toEqual([lamp]);
  expect(await sent()).toEqual([]);
  await setPrice(lamp, 800);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail!.text).toMatch(/Lamp costs ₹8\.00 now\. It was ₹10\.00 when you asked/);
  expect(mail!.html).toContain('Lamp costs');
  shop.clock.advance(2 * DAY_MS);
  expect(await sent()).toHaveLength(1);
});

test('an alert that is set again keeps its price, and what is not sold cannot be watched', async () => {
  const client = await shop.confirmedShopper();
  const lamp = await add();
  await watch(client, lamp);
  await setPrice(lamp, 900);
  expect(await watch(client, lamp)).toMatchObject({ data: { setPriceAlert: { price: 1000 } } });
  await shop.em().nativeUpdate(Product, lamp, { isDraft: true });
  expect((await watch(client, lamp)).code).toBe('NOT_FOUND');
});

test('nobody is mailed whose owner has not confirmed the address', async () => {
  const lamp = await add();
  expect((await watch(shop.guest(), lamp)).code).toBe('UNAUTHENTICATED');
  expect((await watch(await shop.shopper(), lamp)).code).toBe('EMAIL_NOT_CONFIRMED');
  const client = await shop.confirmedShopper();
  await watch(client, lamp);
  await shop.em().nativeUpdate(User, client.user.id, { emailVerifiedAt: null });
  await setPrice(lamp, 800);
  expect(await queued()).toEqual([]);
});

test('the mail goes to the address that the account has by then', async () => {
  const client = await shop.confirmedShopper();
  const lamp = await add();
  await watch(client, lamp);
  await shop.em().nativeUpdate(User, client.user.id, { email: 'new@mailbox.example' });
  await setPrice(lamp, 800);
  expect(await queued()).toEqual(['new@mailbox.example']);
});

test('a price that goes up and down is mailed once a day, and one that falls on the next day again', async () => {
  const client = await shop.confirmedShopper();
  const lamp = await add();
  await watch(client, lamp);
  for (const [price, mails] of [
    [800, 1],
    [1000, 0],
    [700, 0],
  ] as const) {
    await setPrice(lamp, price);
    expect(await queued()).toHaveLength(mails);
    shop.clock.advance(HOUR_MS);
  }
  shop.clock.advance(DAY_MS);
  expect(await queued()).toHaveLength(1);
  shop.clock.advance(DAY_MS);
  expect(await queued()).toEqual([]);
  await setPrice(lamp, 600);
  expect(await queued()).toHaveLength(1);
  await setPrice(lamp, 1200);
  await queued();
  shop.clock.advance(DAY_MS);
  await setPrice(lamp, 900);
  expect(await queued()).toHaveLength(1);
});

test('a planned price that begins by itself counts, and a sold-out product waits', async () => {
  const client = await shop.confirmedShopper();
  const lamp = await add();
  await watch(client, lamp);
  const times = [1, 30].map((hours) => new Date(shop.ports.now().getTime() + hours * HOUR_MS).toISOString());
  const input = [{ variantId: lamp, price: 700, compareAtPrice: 1000, from: times[0]!, to: times[1]! }];
  await (await shop.admin()).must(SchedulePricesDocument, { input });
  shop.clock.advance(2 * HOUR_MS);
  await workDueRows({ em: shop.em(), ports: shop.ports }, scheduleQueue, shop);
  await shop.em().nativeUpdate(Variant, { product: lamp }, { countInStock: 0 });
  expect(await queued()).toEqual([]);
  await shop.em().nativeUpdate(Variant, { product: lamp }, { countInStock: 1 });
  expect(await queued()).toHaveLength(1);
});

test('at most 500 are mailed at once, who asked first, and the others with the next run', async () => {
  const lamp = await add();
  await shop.em().execute(
    `with people as (
       insert into users (id, name, email, email_key, password_hash, email_verified_at, created_at)
       select gen_random_uuid(), 'Sam', 'person' || n || '@crowd.example', 'person' || n || '@crowd.example', 'x', now(), now()
       from generate_series(1, 502) n returning id, email
     ) insert into saved_products (user_id, product_id, created_at, price, below, watched_at)
       select id, ?, now(), 1000, 1000, now() + substring(email, '\\d+')::int * interval '1 second' from people`,
    [lamp],
  );
  await setPrice(lamp, 800);
  const first = await queued();
  expect([first.length, new Set(first).size]).toEqual([500, 500]);
  expect((await queued()).sort()).toEqual(['person501@crowd.example', 'person502@crowd.example']);
  expect(await queued()).toEqual([]);
});

test('an alert ends by itself with its product on the list, by the viewer, and by the link of the mail without a session', async () => {
  const client = await shop.confirmedShopper();
  const [lamp, chair, rug] = [await add(), await add(), await add()];
  for (const id of [lamp, chair, rug]) await watch(client, id);
  await client.must(UnsaveProductDocument, { input: { productId: lamp } });
  await client.must(EndPriceAlertDocument, { input: { productId: chair } });
  expect(await watched(client)).toEqual([rug]);
  await setPrice(rug, 800);
  const [mail] = await sent();
  const { pathname } = new URL(/https?:\/\/\S+\/unsubscribe\/prices\/[\w-]{43}/.exec(mail!.text)![0]);
  const page = async (method: string, path = pathname) => {
    const response = await shop.guest().fetch(path, { method });
    return [response.status, await response.text()];
  };
  expect(await page('GET')).toEqual([200, expect.stringContaining('No more price alerts')]);
  expect(await watched(client)).toEqual([rug]);
  expect(await page('POST', '/unsubscribe/prices/guess')).toEqual([400, expect.stringContaining('too old')]);
  expect(await page('POST')).toEqual([200, expect.stringContaining('You get no more mails')]);
  expect(await watched(client)).toEqual([]);
  expect((await client.must(SavedProductIdsDocument)).savedProductIds).toEqual(
    expect.arrayContaining([chair, rug]),
  );
});

test('a mail whose price has risen again, or whose alert has ended, is not sent', async () => {
  const client = await shop.confirmedShopper();
  const [lamp, chair] = [await add(), await add()];
  for (const id of [lamp, chair]) {
    await watch(client, id);
    await setPrice(id, 800);
  }
  await notify();
  await setPrice(lamp, 1000);
  await client.must(EndPriceAlertDocument, { input: { productId: chair } });
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  expect(await shop.em().count(Mail, { type: 'price.fell', sentAt: { $ne: null } })).toBe(0);
});

test('with another currency the prices of alerts change as those of products do', async () => {
  const client = await shop.confirmedShopper();
  const lamp = await add();
  await watch(client, lamp);
  await repriceAlerts(shop.em(), 0.5);
  await setPrice(lamp, 500);
  expect(await queued()).toEqual([]);
  await setPrice(lamp, 499);
  expect(await queued()).toHaveLength(1);
});

test('a person sets 60 alerts an hour at most, and they are in the copy of the data', async () => {
  const client = await shop.confirmedShopper();
  const lamp = await add();
  await watch(client, lamp);
  const { exportMyData } = await client.must(ExportMyDataDocument);
  expect(JSON.parse(exportMyData)).toMatchObject({
    savedProducts: [{ product_id: lamp, price_alert: 1000 }],
  });
  shop.settings.rateLimitFactor = 1 / 60;
  expect((await watch(client, lamp)).code).toBe('RATE_LIMITED');
});
