import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Setting } from '../../platform/settings/setting.entity.ts';
import {
  ConfirmDefaultSettingsDocument,
  DefaultSettingsDocument,
  SaveTaxRateDocument,
  ShippingSettingsDocument,
  TaxSettingsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let sandbox: TestShop['ports']['gateways'];
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  sandbox = shop.ports.gateways;
});
afterEach(async () => {
  shop.ports.gateways = sandbox;
  await shop.em().nativeDelete(Setting, {});
});
afterAll(() => shop?.close());

/** As with the keys of a payment provider. */
function takeRealPayments() {
  const real = Object.entries(sandbox).map(([name, gateway]) => [
    name,
    Object.create(gateway, { sandbox: { value: false } }),
  ]);
  shop.ports.gateways = Object.fromEntries(real);
}
const defaults = async () => (await admin.must(DefaultSettingsDocument)).defaultSettings;

test('every new shop has a tax of 15 %, and shipping for 100, free above 100', async () => {
  const { taxSettings } = await admin.must(TaxSettingsDocument);
  expect(taxSettings.rates).toMatchObject([{ basisPoints: 1500, country: null }]);
  const { shippingSettings } = await admin.must(ShippingSettingsDocument);
  expect(shippingSettings.methods).toMatchObject([{ price: 10_000, freeAbove: 10_000, countries: null }]);
});

test('with a sandbox nothing has to be confirmed; with real payments tax and shipping', async () => {
  expect(await defaults()).toEqual({ isTaxDefault: false, isShippingDefault: false });
  takeRealPayments();
  expect(await defaults()).toEqual({ isTaxDefault: true, isShippingDefault: true });
});

test('what was changed need not be confirmed, and confirming changes nothing, once', async () => {
  takeRealPayments();
  const input = { version: 0, name: 'VAT', taxClass: 'standard', basisPoints: 1900 };
  await admin.must(SaveTaxRateDocument, { input });
  expect(await defaults()).toEqual({ isTaxDefault: false, isShippingDefault: true });
  for (let again = 0; again < 2; again += 1) {
    const { confirmDefaultSettings } = await admin.must(ConfirmDefaultSettingsDocument);
    expect(confirmDefaultSettings).toEqual({ isTaxDefault: false, isShippingDefault: false });
  }
  const { taxSettings } = await admin.must(TaxSettingsDocument);
  expect(taxSettings.rates.map(({ basisPoints }) => basisPoints)).toContain(1900);
  const confirmed = await shop.events('settings.confirmed');
  expect(confirmed.map(({ subjectId, actorId }) => [subjectId, actorId])).toEqual([
    ['shipping', admin.user.id],
  ]);
});
