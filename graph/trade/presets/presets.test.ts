import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Setting } from '../../platform/settings/setting.entity.ts';
import {
  ApplyCountryPresetDocument,
  CountryPresetDocument,
  PresetUpdateDocument,
  SaveShopSettingsDocument,
  SaveTaxRateDocument,
  SaveTaxSettingsDocument,
  SetupDocument,
  TaxSettingsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(async () => {
  await shop.em().nativeDelete(Setting, {});
  shop.ports.cache.clear();
});
afterAll(() => shop?.close());

const apply = (country: string, destinationRates = false) =>
  admin.execute(ApplyCountryPresetDocument, { input: { country, destinationRates } });
const tax = async () => (await admin.must(TaxSettingsDocument)).taxSettings;
const stored = async (key: string) =>
  (await shop.em().findOne(Setting, { key }))?.value as Record<string, unknown> | undefined;
const update = async () => (await admin.must(PresetUpdateDocument)).presetUpdates[0];

test('a preset says what it would change, and changes that alone when it is applied', async () => {
  const { countryPreset } = await admin.must(CountryPresetDocument, {
    country: 'DE',
    destinationRates: false,
  });
  expect(countryPreset).toMatchObject({ country: 'DE', currency: 'EUR', destinationRates: false });
  expect(countryPreset.items).toEqual([
    { label: 'Home country', before: null, after: 'Germany', preset: 'Germany' },
    { label: 'Currency', before: 'INR', after: 'EUR', preset: 'EUR' },
    { label: 'Prices include tax', before: 'no', after: 'yes', preset: 'yes' },
    { label: 'Days to withdraw from a purchase', before: null, after: '14', preset: '14' },
    {
      label: 'Button that orders',
      before: null,
      after: 'Order with obligation to pay',
      preset: 'Order with obligation to pay',
    },
    {
      label: 'How buyers agree to the terms',
      before: 'they are not asked',
      after: 'a box that they have to tick',
      preset: 'a box that they have to tick',
    },
    { label: 'Time zone', before: 'UTC', after: 'Europe/Berlin', preset: 'Europe/Berlin' },
    { label: 'Country of the seller', before: null, after: 'Germany', preset: 'Germany' },
    { label: 'Tax of Germany, class standard', before: null, after: '19 %', preset: '19 %' },
    { label: 'Tax of Germany, class reduced', before: null, after: '7 %', preset: '7 %' },
    { label: 'Tax of European Union, class standard', before: null, after: '19 %', preset: '19 %' },
    { label: 'Tax of European Union, class reduced', before: null, after: '7 %', preset: '7 %' },
    { label: 'Tax of everywhere else, class standard', before: '15 %', after: null, preset: null },
  ]);
  expect(countryPreset.notices[0]).toContain('Prices keep their numbers, with the tax in them');
  expect(await stored('tax')).toBeUndefined();

  expect((await apply('DE')).code).toBeUndefined();
  expect(await tax()).toMatchObject({ pricesIncludeTax: true, homeCountry: 'DE', version: 1 });
  expect(
    (await tax()).rates.map(({ country, taxClass, basisPoints }) => [country, taxClass, basisPoints]),
  ).toEqual([
    ['DE', 'standard', 19_00],
    ['DE', 'reduced', 7_00],
    ['EU', 'standard', 19_00],
    ['EU', 'reduced', 7_00],
  ]);
  expect(await stored('withdrawals')).toMatchObject({ withdrawalDays: 14 });
  expect(await stored('checkout')).toMatchObject({
    orderButton: 'Order with obligation to pay',
    consent: 'tick',
  });
  expect(await stored('shop')).toMatchObject({ timeZone: 'Europe/Berlin' });
  expect(await stored('seller')).toMatchObject({ country: 'DE' });
  const steps = (await admin.must(SetupDocument)).setup.steps.filter(({ isDone }) => isDone);
  expect(steps.map(({ key }) => key)).toEqual(['COUNTRY', 'CURRENCY', 'TAX']);
  const changes = await shop.events('settings.changed');
  expect(changes.map(({ subjectId }) => subjectId)).toEqual([
    'tax',
    'currency',
    'withdrawals',
    'checkout',
    'shop',
    'seller',
  ]);
  expect(await update()).toBeUndefined();
  const again = await admin.must(CountryPresetDocument, { country: 'DE', destinationRates: false });
  expect(again.countryPreset.notices.join()).not.toContain('Prices keep their numbers');
});

test('the time zone and the country of the seller that people have set stay', async () => {
  await admin.must(SaveShopSettingsDocument, {
    input: { name: 'Lemon', timeZone: 'Atlantic/Canary', version: 0 },
  });
  await apply('ES');
  expect(await stored('shop')).toMatchObject({ timeZone: 'Atlantic/Canary' });
  expect(await stored('seller')).toMatchObject({ country: 'ES' });
  await apply('US');
  expect(await stored('shop')).toMatchObject({ timeZone: 'Atlantic/Canary' });
  expect(await stored('seller')).toMatchObject({ country: 'US' });
});

test('the time zone follows from country to country, also past one with several', async () => {
  for (const [country, timeZone] of [
    ['DE', 'Europe/Berlin'],
    ['US', 'Europe/Berlin'],
    ['IN', 'Asia/Kolkata'],
  ] as const) {
    await apply(country);
    expect(await stored('shop')).toMatchObject({ timeZone });
  }
});

test('rates that have changed since are offered, and applied but for what people have set', async () => {
  await apply('FR');
  // As an earlier version had applied it, with another standard rate.
  const earlier = await stored('preset');
  const [standard, ...others] = earlier!.rates as { basisPoints: number }[];
  const old = { ...earlier, rates: [{ ...standard, basisPoints: 19_60 }, ...others] };
  await shop.em().nativeUpdate(Setting, { key: 'preset' }, { value: old });
  await admin.must(SaveTaxRateDocument, {
    input: { name: 'TVA', country: 'FR', taxClass: 'standard', basisPoints: 19_60, version: 1 },
  });
  await admin.must(SaveTaxRateDocument, {
    input: { name: 'VAT', country: 'FR', taxClass: 'reduced', basisPoints: 9_00, version: 2 },
  });
  const changed = (await update())!.items.filter(({ before, after }) => before !== after);
  expect(changed).toEqual([
    { label: 'Tax of France, class standard', before: '19.6 %', after: '20 %', preset: '20 %' },
  ]);
  expect((await apply('FR')).code).toBeUndefined();
  expect((await tax()).rates.slice(0, 2)).toMatchObject([
    { name: 'TVA', basisPoints: 20_00 },
    { name: 'VAT', basisPoints: 9_00 },
  ]);
  expect(await update()).toBeUndefined();
});

test('an update is not offered once the shop has moved to another country by hand', async () => {
  await apply('FR');
  const rates: never[] = [];
  await shop.em().nativeUpdate(Setting, { key: 'preset' }, { value: { ...(await stored('preset')), rates } });
  await admin.must(SaveTaxSettingsDocument, {
    input: { version: 1, pricesIncludeTax: true, homeCountry: 'CH' },
  });
  expect(await update()).toBeUndefined();
});

test('a country without a preset, or that is none, changes nothing', async () => {
  expect((await apply('AQ')).code).toBe('NOT_FOUND');
  expect((await apply('Narnia')).code).toBe('BAD_USER_INPUT');
  expect(await stored('preset')).toBeUndefined();
  const { code } = await admin.execute(CountryPresetDocument, { country: 'AQ', destinationRates: false });
  expect(code).toBe('NOT_FOUND');
});

test('a shop that does not tax businesses of the EU cannot move out of the EU by a preset', async () => {
  await apply('DE');
  const value = { ...(await stored('tax')), reverseCharge: true };
  await shop.em().nativeUpdate(Setting, { key: 'tax' }, { value });
  expect((await apply('CH')).code).toBe('BAD_USER_INPUT');
  // Nothing of it: one transaction.
  expect(await stored('preset')).toMatchObject({ homeCountry: 'DE' });
  expect(await stored('withdrawals')).toMatchObject({ withdrawalDays: 14 });
});
