import { afterEach, beforeEach, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  ApplyCountryPresetDocument,
  CancelCheckoutDocument,
  ChooseCurrencyDocument,
  ConfirmDefaultSettingsDocument,
  CountryPresetDocument,
  OpenShopDocument,
  SetupDocument,
  ShopCurrencyDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeEach(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const choose = (code: string) => admin.execute(ChooseCurrencyDocument, { input: { code } });
const state = async () => (await admin.must(ShopCurrencyDocument)).shopCurrency;
const germany = { country: 'DE', destinationRates: false };
const presetOf = async () => (await admin.must(CountryPresetDocument, germany)).countryPreset;
const itemOf = async () => (await presetOf()).items.find(({ label }) => label === 'Currency');
const order = async () => {
  const { id } = await shop.addProduct({ price: 10_00 });
  const shopper = await shop.shopper();
  const started = await startCheckout(shopper, id);
  await place(shopper, started, await shop.pay(started));
  return started;
};

test('until the first order staff choose the currency, and prices keep their numbers', async () => {
  expect(await state()).toEqual({ code: 'INR', canChange: true });
  expect((await choose('EUR')).data?.chooseCurrency.currency).toEqual({ code: 'EUR', canChange: true });
  const { steps } = (await admin.must(SetupDocument)).setup;
  expect(steps.filter(({ isDone }) => isDone).map(({ key }) => key)).toEqual(['CURRENCY']);
  expect((await shop.events('settings.changed')).map(({ subjectId }) => subjectId)).toEqual(['currency']);
  const started = await order();
  expect(started).toMatchObject({ itemsPrice: 10_00, payment: { currency: 'EUR' } });
  expect(await state()).toEqual({ code: 'EUR', canChange: false });
  expect((await choose('USD')).code).toBe('CONFLICT');
  expect((await choose('EUR')).code).toBeUndefined();
  expect(await state()).toMatchObject({ code: 'EUR' });
});

test('while somebody is checking out the currency stays', async () => {
  const { id } = await shop.addProduct({ price: 10_00 });
  const shopper = await shop.shopper();
  const started = await startCheckout(shopper, id);
  expect(await state()).toEqual({ code: 'INR', canChange: false });
  expect((await choose('EUR')).code).toBe('CONFLICT');
  await shopper.must(CancelCheckoutDocument, { id: started.id });
  expect(await state()).toEqual({ code: 'INR', canChange: true });
});

test('once the shop is open for real payments, pages that shoppers read keep their currency', async () => {
  const gateways = Object.entries(shop.ports.gateways).map(([name, gateway]) => [
    name,
    Object.create(gateway, { sandbox: { value: false } }),
  ]);
  shop.ports.gateways = Object.fromEntries(gateways);
  expect(await state()).toEqual({ code: 'INR', canChange: true });
  await admin.must(ConfirmDefaultSettingsDocument);
  await admin.must(OpenShopDocument);
  expect(await state()).toEqual({ code: 'INR', canChange: false });
  expect((await choose('EUR')).code).toBe('CONFLICT');
  expect(await itemOf()).toMatchObject({ before: 'INR', after: 'INR' });
});

test.each(['JPY', 'KWD', 'XXX', 'XDR', 'HRK', 'eur', '€'])(
  '%s is refused: its amounts have no hundredths, or it is none',
  async (code) => {
    expect((await choose(code)).code).toBe('BAD_USER_INPUT');
    expect(await state()).toEqual({ code: 'INR', canChange: true });
  },
);

test('what the environment sets cannot be chosen, neither alone nor by a country', async () => {
  shop.ports.settings.locked = { currency: { code: 'USD' } };
  expect(await state()).toEqual({ code: 'USD', canChange: false });
  expect((await choose('EUR')).code).toBe('CONFLICT');
  expect(await itemOf()).toMatchObject({ before: 'USD', after: 'USD' });
  expect((await presetOf()).notices[0]).toContain('mostly charge EUR; this shop charges USD');
  await admin.must(ApplyCountryPresetDocument, { input: germany });
  shop.ports.settings.locked = {};
  expect(await state()).toMatchObject({ code: 'INR' });
});

test('the rules of a country bring its currency, but for one that was chosen', async () => {
  expect(await itemOf()).toEqual({ label: 'Currency', before: 'INR', after: 'EUR', preset: 'EUR' });
  await admin.must(ApplyCountryPresetDocument, { input: germany });
  expect(await state()).toEqual({ code: 'EUR', canChange: true });
  await choose('CHF');
  expect(await itemOf()).toMatchObject({ after: 'CHF', preset: 'EUR' });
  await admin.must(ApplyCountryPresetDocument, { input: germany });
  expect(await state()).toMatchObject({ code: 'CHF' });
});

test('the rules of a country leave the currency of orders alone', async () => {
  await order();
  expect(await itemOf()).toMatchObject({ before: 'INR', after: 'INR' });
  await admin.must(ApplyCountryPresetDocument, { input: germany });
  expect(await state()).toEqual({ code: 'INR', canChange: false });
});
