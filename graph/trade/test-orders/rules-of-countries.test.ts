import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { enterSeller } from '../../proof/testing/invoicing.ts';
import {
  ApplyCountryPresetDocument,
  CountryPresetDocument,
  PageTemplatesDocument,
  PlaceTestOrderDocument,
  SetupDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';

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

/**
 * What an order of a lamp for 119.00 of the class standard, a book for 21.40 of the class reduced and shipping for 4.90 comes to by
 * the rules of a country, worked out by hand. The browser tests set up a shop of Germany and one of India.
 */
test.each([
  {
    ...{ code: 'FR', country: 'France', city: 'Lyon', currency: 'EUR', total: 145_30, taxPrice: 22_60 },
    change: 'Currency: INR → EUR',
    rate: 'Tax of France, class standard: nothing → 20 %',
    prices: 'Prices are in Euro and include tax.',
    taxes: [
      ['VAT', 20_00, 20_65],
      ['VAT', 10_00, 1_95],
    ],
    agreement: { orderButton: 'Order with obligation to pay', consent: 'tick' },
  },
  {
    ...{ code: 'US', country: 'United States', city: 'Austin', currency: 'USD', total: 145_30, taxPrice: 0 },
    change: 'Currency: INR → USD',
    rate: 'Tax of everywhere else, class standard: 15 % → nothing',
    prices: 'Prices are in US Dollar and do not include tax.',
    taxes: [],
    agreement: { orderButton: null, consent: 'none' },
  },
])('a shop of $country is set up and orders for a test by its rules', async (expected) => {
  const { code: country, city } = expected;
  const { countryPreset } = await admin.must(CountryPresetDocument, { country, destinationRates: false });
  const changes = countryPreset.items.map(
    ({ label, before, after }) => `${label}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`,
  );
  expect(changes).toEqual(expect.arrayContaining([expected.change, expected.rate]));
  await admin.must(ApplyCountryPresetDocument, { input: { country, destinationRates: false } });
  const { steps } = (await admin.must(SetupDocument)).setup;
  expect(steps.filter(({ isDone }) => isDone).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['COUNTRY', 'CURRENCY', 'TAX']),
  );
  const checkout = await shop.em().findOne(Setting, { key: 'checkout' });
  expect({ ...checkoutSettings.defaults, ...(checkout?.value as object) }).toMatchObject(expected.agreement);

  await enterSeller(shop, {
    legalName: 'Olive Lamps',
    street: 'Lamp Street 1',
    postalCode: '',
    city,
    country,
  });
  const [method] = shippingSettings.defaults.methods;
  const taxClass = expected.taxes.length > 0 ? 'standard' : null;
  const methods = [{ ...method!, price: 4_90, freeAbove: null, taxClass }];
  await shop.em().upsert(Setting, { key: 'shipping', value: { methods }, version: 1, updatedAt: new Date() });
  shop.ports.cache.clear();
  const { pageTemplates } = await admin.must(PageTemplatesDocument);
  const terms = pageTemplates.find(({ kind }) => kind === 'TERMS')!.body;
  for (const fact of [
    `The seller is Olive Lamps, Lamp Street 1, ${city}, ${expected.country}.`,
    expected.prices,
    'We ship to all countries.',
    `The law of ${expected.country} applies.`,
  ])
    expect(terms).toContain(fact);

  const lamp = await shop.addProduct({ price: 119_00, taxClass: 'standard' });
  const book = await shop.addProduct({ price: 21_40, taxClass: 'reduced' });
  const lines = [lamp, book].map(({ id: productId }) => ({ productId, qty: 1 }));
  const { idempotencyKey: _, ...input } = checkoutInput(lines).input;
  const shippingAddress = { ...input.shippingAddress, city, country: expected.country };
  const { testOrder } = (await admin.must(PlaceTestOrderDocument, { input: { ...input, shippingAddress } }))
    .placeTestOrder;
  expect(testOrder).toMatchObject({
    ...{ itemsPrice: 140_40, shippingPrice: 4_90, taxPrice: expected.taxPrice, totalPrice: expected.total },
    ...{ currency: expected.currency, pricesIncludeTax: country !== 'US' },
    taxLines: expected.taxes.map(([name, basisPoints, amount]) => ({ name, basisPoints, amount })),
    shippingAddress: { city, countryCode: country },
  });
});
