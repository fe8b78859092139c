import { afterEach, beforeEach, expect, test } from 'vitest';
import { PriceSchedule } from '../catalog/prices/price-schedule.entity.ts';
import { PriceChange } from '../catalog/products/price-change.entity.ts';
import { SavedProduct } from '../catalog/wish-list/saved-product.entity.ts';
import { currencySetting } from '../platform/settings/currency-setting.ts';
import { readSetting } from '../platform/settings/find-setting.ts';
import { storeSetting } from '../platform/settings/store-setting.ts';
import { place, startCheckout } from '../proof/testing/buying.ts';
import {
  LowestPricesDocument,
  SaveVariantsDocument,
  SetPriceAlertDocument,
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  UpdateProductsDocument,
} from '../proof/testing/operations.generated.ts';
import { offerAllWaysToPay } from '../proof/testing/paying-later.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { Promotion } from '../trade/promotions/promotion.entity.ts';
import { type StoredMethod, shippingSettings } from '../trade/shipping/shipping-settings.ts';
import { requireCurrency } from './require-currency.ts';
import { setCurrency } from './set-currency.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
  await shop.admin();
  await requireCurrency(shop.em(), 'INR', new Date());
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const change = (currency: string, rate: number | null) =>
  setCurrency({ em: shop.em(), ports: shop.ports }, currency, rate);
const pricesOf = async (variant: string) => {
  const rows = await shop.em().find(PriceChange, { variant }, { orderBy: { fromAt: 'asc' } });
  return rows.map(({ price, compareAtPrice, rate }) => [price, compareAtPrice, rate]);
};
const variantOf = async (id: string) =>
  (await shop.guest().must(LowestPricesDocument, { id })).product.variants[0];
const reduce = async (id: string, price: number, compareAtPrice: number | null) =>
  (await shop.admin()).must(SaveVariantsDocument, {
    input: {
      productId: id,
      optionNames: [],
      variants: [{ id, options: [], price, compareAtPrice, countInStock: 9 }],
    },
  });

test('without a rate nothing is repriced, and only a shop without orders may change its currency', async () => {
  const { id } = await shop.addProduct({ price: 49_99 });
  expect(await change('EUR', null)).toBe('INR');
  expect((await readSetting(shop.em(), currencySetting)).value.code).toBe('EUR');
  expect(await pricesOf(id)).toEqual([[49_99, null, 1]]);
  await change('INR', null);
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, id);
  await place(shopper, checkout, await shop.pay(checkout));
  await expect(change('EUR', null)).rejects.toThrow('Say what one INR is in EUR');
  await expect(change('INR', 2)).rejects.toThrow('priced in INR already');
});

test('with a rate each price is changed with a row in its history, and the log says so', async () => {
  const { id } = await shop.addProduct({ price: 49_99 });
  await reduce(id, 39_99, 49_99);
  await change('EUR', 0.011);
  expect(await pricesOf(id)).toEqual([
    [49_99, null, 0.011],
    [39_99, 49_99, 0.011],
    [44, 55, 1],
  ]);
  const [event] = await shop.events('settings.changed');
  expect(event).toMatchObject({
    subjectId: 'currency',
    actorKind: 'system',
    data: { changed: ['currency'], old: 'INR', new: 'EUR', rate: 0.011 },
  });
});

test('the lowest price of 30 days is compared in the currency of today', async () => {
  const { id } = await shop.addProduct({ price: 100_00 });
  await reduce(id, 80_00, 100_00);
  await reduce(id, 100_00, null);
  await change('EUR', 0.5);
  expect(await variantOf(id)).toMatchObject({ price: 50_00 });
  await reduce(id, 45_00, 50_00);
  expect(await variantOf(id)).toMatchObject({ price: 45_00, lowestPrice30d: 40_00 });
});

test('planned prices, promotions, shipping and payment methods are repriced as well', async () => {
  const { id: variant } = await shop.addProduct({ price: 100_00 });
  await offerAllWaysToPay(shop);
  const em = shop.em();
  const [standard] = shippingSettings.fields.methods.default as [StoredMethod];
  const methods: StoredMethod[] = [
    standard,
    { ...standard, bracketsBy: 'items_price', brackets: [{ upTo: 50_00, price: 5_00 }] },
    { ...standard, bracketsBy: 'weight', brackets: [{ upTo: 1000, price: 5_00 }] },
  ];
  await em.transactional((tx) => storeSetting(tx, shippingSettings, new Date(), () => ({ methods })));
  const [fromAt, toAt] = [1, 2].map((days) => new Date(Date.now() + days * DAY_MS)) as [Date, Date];
  em.create(PriceSchedule, { variant, price: 80_00, compareAtPrice: 100_00, fromAt, toAt });
  const terms = { title: 'Off', createdAt: new Date(), minItems: 30_00, isAutomatic: true };
  em.create(Promotion, { ...terms, kind: 'amount', value: 10_00 });
  em.create(Promotion, { ...terms, kind: 'percent', value: 10_00 });
  await em.flush();
  await change('EUR', 0.1);
  const after = shop.em();
  expect(await after.findOneOrFail(PriceSchedule, { variant })).toMatchObject({
    price: 8_00,
    compareAtPrice: 10_00,
  });
  const promotions = await after.find(Promotion, {}, { orderBy: { kind: 'asc' } });
  expect(promotions.map(({ value, minItems }) => [value, minItems])).toEqual([
    [1_00, 3_00],
    [10_00, 3_00],
  ]);
  const shipping = await readSetting(after, shippingSettings);
  expect(shipping.value.methods).toMatchObject([
    { price: 10_00, freeAbove: 10_00 },
    { brackets: [{ upTo: 5_00, price: 50 }] },
    { brackets: [{ upTo: 1000, price: 50 }] },
  ]);
});

test('a rate that would give something away is refused, and nothing has changed', async () => {
  const { id } = await shop.addProduct({ price: 10 });
  await expect(change('EUR', 0.01)).rejects.toThrow('would make 1 prices nothing');
  await expect(change('EUR', 1_000_000_000)).rejects.toThrow('1 prices too high');
  expect(await pricesOf(id)).toEqual([[10, null, 1]]);
  expect((await readSetting(shop.em(), currencySetting)).value.code).toBe('INR');
});

test('prices are edited as before after it', async () => {
  const { id } = await shop.addProduct({ price: 100_00 });
  await change('EUR', 0.1);
  await (await shop.admin()).must(UpdateProductDocument, { input: { id, price: 12_00 } });
  expect((await pricesOf(id)).at(-1)).toEqual([12_00, null, 1]);
});

test('a change of many products is not undone at amounts of the previous currency', async () => {
  const [admin, { id }] = await Promise.all([shop.admin(), shop.addProduct({ price: 100_00 })]);
  const products = [{ id, expectedPrice: 100_00, expectedHighestPrice: 100_00 }];
  await admin.must(UpdateProductsDocument, { products, changes: { price: { amount: 50_00 } } });
  shop.clock.advance(1000);
  await change('EUR', 0.01);
  const { undoUpdateProducts } = await admin.must(UndoUpdateProductsDocument, { ids: [id] });
  const message = 'The currency was changed since. Nothing of it was undone: set its price instead.';
  expect(undoUpdateProducts).toMatchObject([{ code: 'CONFLICT', message }]);
  expect(await variantOf(id)).toMatchObject({ price: 1_50 });
});

test('prices of alerts change with the currency', async () => {
  const { id: productId } = await shop.addProduct({ price: 1000 });
  const client = await shop.confirmedShopper();
  await client.must(SetPriceAlertDocument, { input: { productId } });
  await change('EUR', 0.5);
  const { price, below } = await shop.em().findOneOrFail(SavedProduct, { product: productId });
  expect([price, below]).toEqual([500, 500]);
});
