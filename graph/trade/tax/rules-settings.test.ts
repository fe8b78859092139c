import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { readSetting } from '../../platform/settings/find-setting.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { address, place, startCheckout } from '../../proof/testing/buying.ts';
import {
  CartDocument,
  DeleteShippingMethodDocument,
  DeleteTaxRateDocument,
  PaymentMethodSettingsDocument,
  SavePaymentMethodDocument,
  SaveShippingMethodDocument,
  SaveTaxRateDocument,
  SaveTaxSettingsDocument,
  ShippingSettingsDocument,
  StartCheckoutDocument,
  TaxSettingsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { taxSettings } from './tax-settings.ts';

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
let lamp: Product;
beforeAll(async () => {
  shop = await testShop();
  [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
  lamp = await shop.addProduct({ price: 50_00, countInStock: 100 });
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(Setting, {});
});
afterAll(() => shop?.close());

const express = {
  name: 'Express',
  kind: 'DELIVERY' as const,
  price: 250_00,
  isActive: true,
  countries: ['DE', 'AT'],
};
const shipping = async () => (await admin.must(ShippingSettingsDocument)).shippingSettings;
const tax = async () => (await admin.must(TaxSettingsDocument)).taxSettings;
const saveMethod = async (input: object) =>
  admin.execute(SaveShippingMethodDocument, {
    input: { ...express, version: (await shipping()).version, ...input },
  });
const saveRate = async (input: object) =>
  admin.must(SaveTaxRateDocument, {
    input: {
      name: 'VAT',
      taxClass: 'standard',
      basisPoints: 1900,
      version: (await tax()).version,
      ...input,
    },
  });
const cart = async (more: object = {}) =>
  (await shopper.must(CartDocument, { lines: [{ productId: lamp.id, qty: 1 }], ...more })).cart;
const start = (more: object = {}) =>
  shopper.execute(StartCheckoutDocument, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      lines: [{ productId: lamp.id, qty: 1 }],
      shippingAddress: address,
      paymentMethod: 'PayPal',
      ...more,
    },
  });

test('a new shop has the rules of the specification', async () => {
  expect(await shipping()).toMatchObject({
    version: 0,
    methods: [{ name: 'Standard', price: 100_00, freeAbove: 100_00, countries: null, isActive: true }],
  });
  expect(await tax()).toEqual({
    version: 0,
    pricesIncludeTax: false,
    homeCountry: null,
    rates: [{ name: 'Tax', country: null, taxClass: 'standard', basisPoints: 1500 }],
  });
});

test('a field that a stored group lacks has its default', async () => {
  const value = { rates: [], pricesIncludeTax: true };
  await shop.em().insert(Setting, { key: 'tax', value, version: 1, updatedAt: new Date() });
  expect((await readSetting(shop.em(), taxSettings)).value).toEqual({
    ...value,
    homeCountry: null,
    reverseCharge: false,
  });
  expect(await tax()).toEqual({ version: 1, ...value, homeCountry: null });
  expect(await cart()).toMatchObject({ pricesIncludeTax: true, taxPrice: 0 });
  const input = { version: 1, pricesIncludeTax: false, homeCountry: 'DE' };
  await admin.must(SaveTaxSettingsDocument, { input });
  expect(await tax()).toMatchObject({ version: 2, rates: [], homeCountry: 'DE' });
});

test('a cart is offered what ships to its country, and priced with the one that is chosen', async () => {
  const { data } = await saveMethod({});
  const { id } = data!.saveShippingMethod.methods[1]!;
  const names = async (country?: string) =>
    (await cart({ country })).shippingMethods.map(({ name, price }) => `${name} ${price}`);
  expect(await names('Germany')).toEqual(['Standard 10000', 'Express 25000']);
  expect(await names('India')).toEqual(['Standard 10000']);
  expect(await names('Narnia')).toEqual(['Standard 10000']);
  expect(await names()).toEqual(['Standard 10000']);
  expect(await cart({ country: 'DE', shippingMethodId: id })).toMatchObject({
    shippingMethod: { name: 'Express' },
    shippingPrice: 250_00,
  });
  // What is not offered there gives way to what is.
  expect((await cart({ country: 'India', shippingMethodId: id })).shippingMethod?.name).toBe('Standard');
});

test("without a country a cart is priced for the shop's own", async () => {
  await saveMethod({ countries: ['DE'] });
  await admin.must(SaveTaxSettingsDocument, {
    input: { version: 0, pricesIncludeTax: false, homeCountry: 'DE' },
  });
  expect((await cart()).shippingMethods).toHaveLength(2);
  expect((await cart({ country: 'Narnia' })).shippingMethods).toHaveLength(1);
});

test('a rate of the EU is for member states without a rate of their own', async () => {
  await saveRate({ country: 'EU', basisPoints: 10_00 });
  await saveRate({ country: 'FR', basisPoints: 20_00 });
  const tax = async (country: string) => (await cart({ country })).taxPrice;
  expect([await tax('France'), await tax('Austria'), await tax('Norway')]).toEqual([10_00, 5_00, 7_50]);
  const { errors } = await admin.execute(SaveTaxRateDocument, {
    input: { name: 'VAT', country: 'EW', taxClass: 'standard', basisPoints: 1, version: 2 },
  });
  expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('limits of the sum of the lines are inclusive', async () => {
  await saveMethod({ minItems: 50_00, maxItems: 50_00, countries: null });
  const offered = async (qty: number) =>
    (await cart({ lines: [{ productId: lamp.id, qty }] })).shippingMethods.length;
  expect([await offered(1), await offered(2)]).toEqual([2, 1]);
});

test('an order stores how it is shipped, and the rules that priced it', async () => {
  const { data } = await saveMethod({ countries: null });
  const shippingMethodId = data!.saveShippingMethod.methods[1]!.id;
  const { data: started, errors } = await start({ shippingMethodId });
  expect(errors).toEqual([]);
  await saveMethod({ id: shippingMethodId, price: 1, countries: null });
  const payment = await shop.pay(started!.startCheckout);
  const { data: placed } = await place(shopper, started!.startCheckout, payment);
  const [order] = await shop
    .em()
    .execute('select shipping_price, shipping_method from orders where id = ?', [placed!.placeOrder.id]);
  expect(order).toMatchObject({ shipping_price: 250_00, shipping_method: { name: 'Express' } });
});

test('what is not offered any more is refused before anything is held', async () => {
  const { data } = await saveMethod({ countries: null });
  const { id } = data!.saveShippingMethod.methods[1]!;
  await admin.must(DeleteShippingMethodDocument, { id, version: 1 });
  const { code, errors } = await start({ shippingMethodId: id });
  expect(code).toBe('SHIPPING_UNAVAILABLE');
  expect(errors[0]?.message).toContain('Nothing was charged.');
});

test('an address that nothing ships to is refused, and so is an unknown country', async () => {
  const { id } = (await shipping()).methods[0]!;
  await saveMethod({ id, countries: ['DE'], name: 'Within Germany' });
  expect((await cart({ country: 'India' })).shippingMethod).toBeNull();
  for (const country of ['India', 'Narnia'])
    expect((await start({ shippingAddress: { ...address, country } })).code).toBe('SHIPPING_UNAVAILABLE');
  const german = await start({ shippingAddress: { ...address, country: 'Deutschland' } });
  expect(german.errors).toEqual([]);
});

test('the rate of the country goes before that of everywhere, class by class', async () => {
  await saveRate({ country: 'DE' });
  expect((await cart({ country: 'Germany' })).taxLines).toEqual([
    { name: 'VAT', basisPoints: 1900, base: 50_00, amount: 9_50 },
  ]);
  expect((await cart({ country: 'France' })).taxLines).toMatchObject([{ name: 'Tax', amount: 7_50 }]);
  await shop.em().execute("update products set tax_class = 'books' where id = ?", [lamp.id]);
  expect((await cart({ country: 'Germany' })).taxPrice).toBe(0);
  await saveRate({ taxClass: 'books', basisPoints: 700 });
  expect((await cart({ country: 'Germany' })).taxPrice).toBe(3_50);
  await shop.em().execute("update products set tax_class = 'standard' where id = ?", [lamp.id]);
});

test('prices that include tax are not raised by it', async () => {
  await saveRate({ country: null });
  await admin.must(SaveTaxSettingsDocument, { input: { version: 1, pricesIncludeTax: true } });
  expect(await cart()).toMatchObject({ pricesIncludeTax: true, taxPrice: 7_98, totalPrice: 150_00 });
  const started = await startCheckout(shopper, lamp.id);
  expect(started.totalPrice).toBe(150_00);
});

test('there is one rate of a country and class, whatever it is called', async () => {
  await saveRate({ country: 'DE' });
  const { saveTaxRate } = await saveRate({ country: 'DE', name: 'MwSt.', basisPoints: 1600 });
  expect(saveTaxRate.rates).toHaveLength(2);
  const { version } = saveTaxRate;
  const { deleteTaxRate } = await admin.must(DeleteTaxRateDocument, {
    country: 'DE',
    taxClass: 'standard',
    version,
  });
  expect(deleteTaxRate.rates).toMatchObject([{ name: 'Tax' }]);
});

test('an edit of settings that somebody else changed meanwhile is refused', async () => {
  await saveMethod({});
  expect((await saveMethod({ version: 0 })).code).toBe('CONFLICT');
  expect((await shipping()).methods).toHaveLength(2);
});

test.each([
  ['countries', { countries: ['Germany'] }],
  ['countries', { countries: ['XX'] }],
  ['description', { description: 'Fast\0' }],
  ['price', { price: -1 }],
  ['name', { name: '  ' }],
  ['name', { name: 'Fast\nand safe' }],
  ['description', { kind: 'PICKUP' }],
  ['description', { kind: 'PICKUP', description: ' \u200b' }],
  ['daysMax', { daysMin: 5, daysMax: 2 }],
  ['maxItems', { minItems: 5, maxItems: 2 }],
  ['taxClass', { taxClass: 'No class' }],
])('a wrong %s is refused at its field', async (field, input) => {
  const { code, errors } = await saveMethod(input);
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions?.fields).toHaveProperty(field);
  expect((await shipping()).version).toBe(0);
});

test('all fields that contradict others are reported at once', async () => {
  const { errors } = await saveMethod({ kind: 'PICKUP', daysMin: 5, daysMax: 2, minItems: 5, maxItems: 2 });
  const { fields } = errors[0]!.extensions as { fields: object };
  expect(Object.keys(fields).sort()).toEqual(['daysMax', 'description', 'maxItems']);
});

test.each([
  ['label', { label: '\u200b' }],
  ['label', { label: 'Cash\u2028in hand' }],
  ['countries', { countries: ['XX'] }],
  ['label', { label: 'Cash\nor card' }],
  ['label', { label: 'Cash\u202e' }],
  ['instructions', { instructions: 'IBAN\0' }],
  ['instructions', { instructions: '\ud800' }],
])('a wrong %s of a payment method is refused at its field', async (field, wrong) => {
  const input = { kind: 'COD' as const, label: 'Cash', isActive: true, version: 0, ...wrong };
  const { code, errors } = await admin.execute(SavePaymentMethodDocument, { input });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions?.fields).toHaveProperty(field);
});

test('all fields of a payment method that are wrong are reported at once', async () => {
  const { paymentMethodSettings: settings } = await admin.must(PaymentMethodSettingsDocument);
  const { id } = settings.methods.find(({ isActive }) => isActive)!;
  const input = {
    id,
    kind: 'TRANSFER' as const,
    label: 'Transfer',
    isActive: false,
    version: settings.version,
  };
  const { errors } = await admin.execute(SavePaymentMethodDocument, { input });
  expect(Object.keys(errors[0]!.extensions!.fields as object)).toEqual(['instructions', 'isActive']);
});

test('the name of a tax rate is one line', async () => {
  const input = { name: 'VAT\n19', taxClass: 'standard', basisPoints: 1900, version: 0 };
  const { code, errors } = await admin.execute(SaveTaxRateDocument, { input });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions?.fields).toEqual({ name: expect.stringContaining('in one line') });
});
