import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryDates, deliveryText } from '#money/delivery-dates';
import { DEFAULT_RULES } from '#money/shop-rules';
import {
  PaymentMethodSettingsDocument,
  SavePaymentMethodDocument,
  SaveShippingMethodDocument,
  SaveShopSettingsDocument,
  SaveTaxSettingsDocument,
  type ShippingMethodInput,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { setWithdrawalDays } from '../../proof/testing/withdrawing.ts';
import { pageSettings } from './page-settings.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const FIXED = { currency: 'USD', texts: 'en', testPayments: true, mails: 'sent', origin: '' } as const;
const days = { kind: 'delivery', daysMin: 1, daysMax: 3 } as const;
const handling = {
  handlingDays: 0,
  cutOff: null,
  workingDays: 'mon_fri',
  closedDays: null,
  timeZone: 'UTC',
} as const;
const PARCEL: Omit<ShippingMethodInput, 'version'> = {
  id: DEFAULT_RULES.shippingMethods[0]!.id,
  name: 'Standard',
  kind: 'DELIVERY',
  price: 10_00,
  daysMin: 1,
  daysMax: 3,
  isActive: true,
};
const settings = () => {
  shop.ports.cache.clear();
  return pageSettings(FIXED, { ...shop, secureCookies: false });
};

test('a page says when an order arrives, once the first shipping method has days, and how it is paid', async () => {
  expect(await settings()).not.toHaveProperty('arrives');
  expect((await settings()).payments).toBe('PayPal or Credit Card');

  const save = async (changes: Partial<ShippingMethodInput> & { version: number }) =>
    (await admin.must(SaveShippingMethodDocument, { input: { ...PARCEL, ...changes } })).saveShippingMethod
      .version;
  const version = await save({ version: 0 });
  const now = deliveryText(deliveryDates(shop.ports.now(), handling, days)!);
  const { arrives } = await settings();
  // Midnight may be between them.
  expect([now, deliveryText(deliveryDates(shop.ports.now(), handling, days)!)]).toContain(arrives);

  await save({ kind: 'PICKUP', description: 'At the desk.', version });
  expect(await settings()).not.toHaveProperty('arrives');
});

test('a shop that takes bank transfers alone promises no day and tests no payments', async () => {
  await admin.must(SaveShippingMethodDocument, { input: { ...PARCEL, version: 2 } });
  expect(await settings()).toMatchObject({ testPayments: true, arrives: expect.any(String) });
  const { methods, version } = (await admin.must(PaymentMethodSettingsDocument)).paymentMethodSettings;
  const transfer = {
    kind: 'TRANSFER',
    label: 'Bank transfer',
    instructions: 'IBAN 1',
    isActive: true,
  } as const;
  const saved = await admin.must(SavePaymentMethodDocument, { input: { ...transfer, version } });
  const [card] = methods;
  const off = { id: card!.id, kind: card!.kind, label: card!.label, isActive: false };
  const next = saved.savePaymentMethod.version;
  await admin.must(SavePaymentMethodDocument, { input: { ...off, version: next } });
  const alone = await settings();
  expect(alone).toMatchObject({ testPayments: false, payments: 'Bank transfer' });
  expect(alone).not.toHaveProperty('arrives');
});

test('the footer leads to the online withdrawal while the shop has a right of withdrawal', async () => {
  const withdraw = { label: 'Withdraw from contract here', href: '/order/link' };
  expect((await settings()).menus.footer).not.toContainEqual(withdraw);
  await setWithdrawalDays(shop, 14);
  expect((await settings()).menus.footer).toContainEqual(withdraw);
  await setWithdrawalDays(shop, null);
  expect((await settings()).menus.footer).not.toContainEqual(withdraw);
});

test('a page says which country the shop is in, once it has chosen one', async () => {
  expect(await settings()).not.toHaveProperty('homeCountry');
  await admin.must(SaveTaxSettingsDocument, {
    input: { homeCountry: 'DE', pricesIncludeTax: true, version: 0 },
  });
  expect(await settings()).toMatchObject({ homeCountry: 'DE' });
});

test('a page says in which time zone its days are, once the shop has chosen one', async () => {
  expect(await settings()).not.toHaveProperty('timeZone');
  await admin.must(SaveShopSettingsDocument, { input: { timeZone: 'Europe/Berlin', version: 0 } });
  expect(await settings()).toMatchObject({ timeZone: 'Europe/Berlin' });
});
