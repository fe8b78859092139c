import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ShippingMethodInput } from '../../../web/schema.generated.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import {
  CartDocument,
  SaveShippingMethodDocument,
  ShippingSettingsDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
/** 500 g, and one without a weight. */
let book: string;
let card: string;
beforeAll(async () => {
  shop = await testShop();
  [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
  book = (await shop.addProduct({ price: 20_00, countInStock: 100 })).id;
  card = (await shop.addProduct({ price: 1_00, countInStock: 100 })).id;
  await shop.em().nativeUpdate(Variant, { product: book }, { weight: 500 });
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(Setting, {});
});
afterAll(() => shop?.close());

type Input = Partial<ShippingMethodInput>;
const parcel = { name: 'Parcel', kind: 'DELIVERY', price: 0, isActive: true } as const;
const byWeight = {
  bracketsBy: 'WEIGHT',
  brackets: [
    { upTo: 1000, price: 4_90 },
    { upTo: 2000, price: 6_90 },
  ],
} satisfies Input;

async function save(input: Input) {
  const { shippingSettings } = await admin.must(ShippingSettingsDocument);
  return admin.execute(SaveShippingMethodDocument, {
    input: { ...parcel, version: shippingSettings.version, ...input },
  });
}

/** Saves it in place of the one of a new shop. Returns its id. */
async function replaceBy(input: Input) {
  const { shippingSettings } = await admin.must(ShippingSettingsDocument);
  const { data, errors } = await save({ id: shippingSettings.methods[0]!.id, ...input });
  expect(errors).toEqual([]);
  return data!.saveShippingMethod.methods[0]!.id;
}

const lines = (qty: number, productId = book) => [{ productId, qty }];
async function offered(cart: { productId: string; qty: number }[], country = 'DE') {
  const { cart: quoted } = await shop.guest().must(CartDocument, { lines: cart, country });
  return quoted.shippingMethods.map(({ name, price }) => `${name} ${price}`);
}

test('brackets price a cart by its weight; above the last one the method is not offered, and a checkout is refused', async () => {
  await replaceBy(byWeight);
  expect(await offered(lines(2))).toEqual(['Parcel 490']);
  expect(await offered([...lines(2), ...lines(5, card)])).toEqual(['Parcel 490']);
  expect(await offered(lines(3))).toEqual(['Parcel 690']);
  expect(await offered(lines(5))).toEqual([]);
  await shop.em().nativeUpdate(Variant, { product: card }, { weight: 1 });
  expect(await offered([...lines(2), ...lines(1, card)])).toEqual(['Parcel 690']);
  await shop.em().nativeUpdate(Variant, { product: card }, { weight: null });
  const { code, errors } = await shopper.execute(StartCheckoutDocument, checkoutInput(lines(5)));
  expect(code).toBe('SHIPPING_UNAVAILABLE');
  expect(errors[0]?.message).toContain('cannot be shipped to that address');
});

test('brackets count units, or what the lines cost before discounts; free shipping counts for them as well', async () => {
  await replaceBy({ bracketsBy: 'QUANTITY', brackets: [{ upTo: 2, price: 1_00 }, { price: 5_00 }] });
  expect(await offered([...lines(1), ...lines(1, card)])).toEqual(['Parcel 100']);
  expect(await offered([...lines(1), ...lines(2, card)])).toEqual(['Parcel 500']);
  const brackets = [{ upTo: 40_00, price: 3_00 }, { price: 2_00 }];
  await replaceBy({ bracketsBy: 'ITEMS_PRICE', brackets, freeAbove: 60_00 });
  expect(await offered(lines(2))).toEqual(['Parcel 300']);
  expect(await offered([...lines(2), ...lines(1, card)])).toEqual(['Parcel 200']);
  expect(await offered(lines(4))).toEqual(['Parcel 0']);
});

test('a started checkout keeps the price of its bracket, also when brackets and weights change', async () => {
  const shippingMethodId = await replaceBy(byWeight);
  const input = { ...checkoutInput(lines(3)).input, shippingMethodId };
  const { data } = await shopper.execute(StartCheckoutDocument, { input });
  const checkout = data!.startCheckout;
  expect(checkout.shippingPrice).toBe(6_90);
  const payment = await shop.pay(checkout);
  await replaceBy({ ...byWeight, brackets: [{ upTo: 100, price: 99_00 }] });
  const { data: placed, errors } = await place(shopper, checkout, payment);
  expect(errors).toEqual([]);
  const order = await shop.em().findOneOrFail(Order, placed!.placeOrder.id);
  expect(order).toMatchObject({ shippingPrice: 6_90, shippingMethod: { id: shippingMethodId } });
});

test('a method ships to the EU and everywhere but its exceptions', async () => {
  await replaceBy({ name: 'EU', countries: ['EU', 'EU'], exceptCountries: ['MT'], price: 9_00 });
  await save({ name: 'World', exceptCountries: ['EU', 'KP'], price: 30_00 });
  expect(await offered(lines(1), 'FR')).toEqual(['EU 900']);
  expect(await offered(lines(1), 'MT')).toEqual([]);
  expect(await offered(lines(1), 'US')).toEqual(['World 3000']);
  expect(await offered(lines(1), 'KP')).toEqual([]);
  // It may be any of them.
  expect(await offered(lines(1), 'Atlantis')).toEqual([]);
  const { shippingSettings } = await admin.must(ShippingSettingsDocument);
  expect(shippingSettings.methods).toMatchObject([
    { countries: ['EU'], exceptCountries: ['MT'], bracketsBy: null, brackets: null },
    { countries: null, exceptCountries: ['EU', 'KP'] },
  ]);
});

test('settings that were stored before there were exceptions and brackets are read as they were', async () => {
  const { shippingSettings } = await admin.must(ShippingSettingsDocument);
  expect(shippingSettings.methods).toMatchObject([
    { name: 'Standard', exceptCountries: null, bracketsBy: null, brackets: null },
  ]);
  expect(await offered(lines(1), 'Atlantis')).toEqual(['Standard 10000']);
});

test.each<[string, Input, string]>([
  ['no bracket', { bracketsBy: 'WEIGHT', brackets: [] }, 'brackets'],
  ['brackets left out', { bracketsBy: 'WEIGHT' }, 'brackets'],
  ['brackets that do not ascend', { ...byWeight, brackets: byWeight.brackets.toReversed() }, 'brackets'],
  ['a bracket after one without an end', { ...byWeight, brackets: [{ price: 1 }, { price: 2 }] }, 'brackets'],
  [
    '21 brackets',
    { ...byWeight, brackets: Array.from({ length: 21 }, (_, upTo) => ({ upTo, price: 1 })) },
    'brackets',
  ],
  ['a negative price', { ...byWeight, brackets: [{ price: -1 }] }, 'brackets.0.price'],
  ['a country and its exception', { countries: ['DE', 'AT'], exceptCountries: ['AT'] }, 'exceptCountries'],
  ['exceptions that leave no country', { countries: ['DE'], exceptCountries: ['EU'] }, 'countries'],
  ['brackets of nothing', { brackets: byWeight.brackets }, 'bracketsBy'],
  ['an unknown exception', { exceptCountries: ['XX'] }, 'exceptCountries'],
])('%s is refused by its field', async (_, input, field) => {
  const refused = await save(input);
  expect(refused.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(refused.errors[0]?.extensions?.fields as object)).toEqual([field]);
});
