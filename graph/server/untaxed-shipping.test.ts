import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  SaveShippingMethodDocument,
  SaveTaxRateDocument,
  SaveTaxSettingsDocument,
  SetupIssuesDocument,
  ShippingSettingsDocument,
  TaxSettingsDocument,
} from '../proof/testing/operations.generated.ts';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const untaxed = async () =>
  (await admin.must(SetupIssuesDocument)).setupIssues
    .filter(({ code }) => code === 'UNTAXED_SHIPPING')
    .map(({ shippingMethodCount }) => shippingMethodCount);

async function addMethod(name: string, price: number, taxClass: string | null) {
  const { version } = (await admin.must(ShippingSettingsDocument)).shippingSettings;
  const method = { name, kind: 'DELIVERY' as const, price, taxClass, isActive: true };
  await admin.must(SaveShippingMethodDocument, { input: { ...method, version } });
}

test('staff read that shipping has no tax class once the country of the shop has a tax', async () => {
  const version = async () => (await admin.must(TaxSettingsDocument)).taxSettings.version;
  const price = (await admin.must(ShippingSettingsDocument)).shippingSettings.methods[0]?.price;
  expect(price).toBeGreaterThan(0);
  expect(await untaxed()).toEqual([]);
  await admin.must(SaveTaxSettingsDocument, {
    input: { homeCountry: 'DE', pricesIncludeTax: true, version: await version() },
  });
  expect(await untaxed()).toEqual([]);
  const rate = { name: 'VAT', country: 'DE', taxClass: 'standard', basisPoints: 1900 };
  await admin.must(SaveTaxRateDocument, { input: { ...rate, version: await version() } });
  expect(await untaxed()).toEqual([1]);
  await addMethod('Free post', 0, null);
  await addMethod('Taxed post', 500, 'standard');
  expect(await untaxed()).toEqual([1]);
  await addMethod('Post', 500, null);
  expect(await untaxed()).toEqual([2]);
  expect((await admin.must(SetupIssuesDocument)).setupHints.at(-1)).toContain(
    'have no tax class: Standard, Post.',
  );
});
