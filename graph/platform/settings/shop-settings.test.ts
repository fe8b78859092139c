import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCache } from '../../core/cache.ts';
import { startCheckout } from '../../proof/testing/buying.ts';
import { mailSettingsOf } from '../../proof/testing/mail-settings-of.ts';
import {
  CheckoutSettingsDocument,
  SaveCheckoutSettingsDocument,
  SaveShopSettingsDocument,
  ShopSettingsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { findSetting } from './find-setting.ts';
import { Setting } from './setting.entity.ts';
import { shopSettings } from './shop-settings.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(async () => {
  await shop.em().nativeDelete(Setting, {});
  shop.ports.settings.locked = {};
});
afterAll(() => shop?.close());

const saveShop = (input: object) =>
  admin.execute(SaveShopSettingsDocument, { input: { version: 0, ...input } });
const saveCheckout = (input: object) =>
  admin.execute(SaveCheckoutSettingsDocument, { input: { version: 0, ...input } });

test('a new shop has the name, the sign of its currency and the previous times', async () => {
  expect((await admin.must(ShopSettingsDocument)).shopSettings).toEqual({
    version: 0,
    name: 'Citron',
    displaySymbol: null,
    timeZone: 'UTC',
    locked: [],
  });
  expect((await admin.must(CheckoutSettingsDocument)).checkoutSettings).toEqual({
    version: 0,
    unpaidOrderDays: 7,
    holdMinutes: 15,
    acceptedOfPerson: 5,
    acceptedOfGuest: 2,
    acceptedOfNetwork: 10,
    acceptedPieces: 200,
    locked: [],
  });
  expect(await mailSettingsOf(shop)).toMatchObject({ name: 'Citron', displaySymbol: undefined });
});

test('pages, documents and mails have them when they are saved', async () => {
  const saved = await saveShop({ name: ' Lemon ', displaySymbol: 'Rs' });
  expect(saved.data!.saveShopSettings).toMatchObject({ version: 1, name: 'Lemon', displaySymbol: 'Rs' });
  expect(await mailSettingsOf(shop)).toMatchObject({ name: 'Lemon', displaySymbol: 'Rs' });
  for (const path of ['/api/docs', '/api/openapi.json'])
    expect(await (await fetch(shop.url + path)).text()).toContain('Lemon');
  const empty = await saveShop({ version: 1, displaySymbol: '' });
  expect(empty.data!.saveShopSettings).toMatchObject({ name: 'Lemon', displaySymbol: null });
  expect(await mailSettingsOf(shop)).toMatchObject({ displaySymbol: undefined });
});

test('a reading is cached until an edit, but in a transaction it is that of the transaction', async () => {
  const ports = { ...shop.ports, cache: createCache() };
  const name = async (em = shop.em()) => (await findSetting({ em, ports }, shopSettings)).name;
  expect(await name()).toBe('Citron');
  const value = { name: 'Lemon' };
  await shop.em().transactional(async (em) => {
    await em.insert(Setting, { key: 'shop', value, version: 1, updatedAt: new Date() });
    expect(await name(em)).toBe('Lemon');
  });
  expect(await name()).toBe('Citron');
  expect(await findSetting({ em: shop.em(), ports }, shopSettings, { isFresh: true })).toMatchObject(value);
  ports.cache.clear();
  expect(await name()).toBe('Lemon');
});

test('a payment holds the stock for the minutes that are set', async () => {
  await saveCheckout({ holdMinutes: 30 });
  const { id } = await shop.addProduct({ countInStock: 1 });
  const started = Date.now();
  const checkout = await startCheckout(await shop.shopper(), id);
  expect((Date.parse(checkout.expiresAt) - started) / 60_000).toBeCloseTo(30, 0);
});

test('what the environment sets wins, is shown as locked, and cannot be changed', async () => {
  await saveShop({ name: 'Lemon' });
  await saveCheckout({ unpaidOrderDays: 3 });
  shop.ports.settings.locked = { shop: { name: 'Lime' }, checkout: { unpaidOrderDays: 14 } };
  expect(await mailSettingsOf(shop)).toMatchObject({ name: 'Lime' });
  expect((await admin.must(ShopSettingsDocument)).shopSettings).toMatchObject({
    name: 'Lime',
    locked: ['name'],
  });
  const refused = await saveShop({ version: 1, name: 'Melon' });
  expect(refused.code).toBe('BAD_USER_INPUT');
  expect(refused.errors[0]?.extensions?.fields).toHaveProperty('name');
  const { data } = await saveCheckout({ version: 1, holdMinutes: 20 });
  expect(data!.saveCheckoutSettings).toMatchObject({
    unpaidOrderDays: 14,
    holdMinutes: 20,
    locked: ['unpaidOrderDays'],
  });
});

test('an edit of what somebody else changed meanwhile is refused', async () => {
  await saveShop({ name: 'Lemon' });
  expect((await saveShop({ name: 'Melon' })).code).toBe('CONFLICT');
  expect(await mailSettingsOf(shop)).toMatchObject({ name: 'Lemon' });
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: '\u200b' }],
  ['displaySymbol', { displaySymbol: 'Rupees' }],
  ['displaySymbol', { displaySymbol: '\0' }],
])('a wrong %s is refused at its field', async (field, input) => {
  const { code, errors } = await saveShop(input);
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions?.fields).toHaveProperty(field);
});

test.each([
  { unpaidOrderDays: 0 },
  { unpaidOrderDays: 101 },
  { holdMinutes: 4 },
  { holdMinutes: 61 },
  { acceptedOfPerson: 0 },
  { acceptedOfGuest: 1001 },
  { acceptedOfNetwork: 10_001 },
  { acceptedPieces: 0 },
])('%o is refused', async (input) => {
  expect((await saveCheckout(input)).code).toBe('BAD_USER_INPUT');
});

test('the time zone is a name of the list, written as there', async () => {
  const saved = await saveShop({ name: 'Lemon', timeZone: ' europe/berlin ' });
  expect(saved.data!.saveShopSettings).toMatchObject({ timeZone: 'Europe/Berlin' });
  for (const timeZone of ['Mars/Base', '+05:30', ''])
    expect((await saveShop({ name: 'Lemon', version: 1, timeZone })).code, timeZone).toBe('BAD_USER_INPUT');
});
