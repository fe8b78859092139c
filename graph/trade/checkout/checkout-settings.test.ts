import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startCheckout } from '../../proof/testing/buying.ts';
import {
  CheckoutSettingsDocument,
  SaveCheckoutSettingsDocument,
  SaveShopSettingsDocument,
  ShopSettingsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { refreshSettings } from '../../platform/settings/refresh-settings.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(async () => {
  await shop.em().nativeDelete(Setting, {});
  shop.settings.fixed = {};
  await refreshSettings({ em: shop.em(), settings: shop.settings });
});
afterAll(() => shop?.close());

const saveShop = (input: object) =>
  admin.execute(SaveShopSettingsDocument, { input: { version: 0, ...input } });
const saveCheckout = (input: object) =>
  admin.execute(SaveCheckoutSettingsDocument, { input: { version: 0, ...input } });

test('a new shop has the name, the sign of its currency and the times of before', async () => {
  expect((await admin.must(ShopSettingsDocument)).shopSettings).toEqual({
    version: 0,
    name: 'Citron',
    displaySymbol: null,
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
  expect(shop.settings).toMatchObject({ name: 'Citron', displaySymbol: undefined });
});

test('the process that saves them uses them at once, another one when it reads them next', async () => {
  const other = structuredClone({ ...shop.settings });
  const saved = await saveShop({ name: ' Lemon ', displaySymbol: 'Rs' });
  expect(saved.data!.saveShopSettings).toMatchObject({ version: 1, name: 'Lemon', displaySymbol: 'Rs' });
  expect(shop.settings).toMatchObject({ name: 'Lemon', displaySymbol: 'Rs' });
  await refreshSettings({ em: shop.em(), settings: other });
  expect(other).toMatchObject({ name: 'Lemon', displaySymbol: 'Rs' });
  for (const path of ['/api/docs', '/api/openapi.json'])
    expect(await (await fetch(shop.url + path)).text()).toContain('Lemon');
  const empty = await saveShop({ version: 1, displaySymbol: '' });
  expect(empty.data!.saveShopSettings).toMatchObject({ name: 'Lemon', displaySymbol: null });
  expect(shop.settings.displaySymbol).toBeUndefined();
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
  shop.settings.fixed = { name: 'Lime', unpaidOrderDays: 14 };
  await refreshSettings({ em: shop.em(), settings: shop.settings });
  expect(shop.settings).toMatchObject({ name: 'Lime', unpaidOrderDays: 14 });
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
  expect(shop.settings.name).toBe('Lemon');
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
