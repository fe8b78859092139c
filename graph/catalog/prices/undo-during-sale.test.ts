import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import {
  CancelPriceSchedulesDocument,
  LowestPricesDocument,
  PriceSchedulesDocument,
  SchedulePricesDocument,
  UndoUpdateProductsDocument,
  UpdateProductsDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { scheduleQueue } from './schedule-queue.ts';

const HOUR_MS = 60 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const after = (hours: number) => {
  shop.clock.advance(hours * HOUR_MS);
  return workDueRows({ em: shop.em(), ports: shop.ports }, scheduleQueue, shop);
};
const pricesOf = async (id: string) => {
  const { product } = await shop.guest().must(LowestPricesDocument, { id });
  return [product.price, product.compareAtPrice];
};

/** A product of 1000 that costs 700 for three hours, and 630 by a change of many products meanwhile. */
async function changedDuringSale() {
  const [admin, { id }] = await Promise.all([shop.admin(), shop.addProduct({ price: 1000 })]);
  const from = shop.ports.now();
  const to = new Date(from.getTime() + 3 * HOUR_MS);
  const sale = { variantId: id, price: 700, compareAtPrice: 1000, from, to };
  await admin.must(SchedulePricesDocument, { input: [sale] as never });
  await after(1);
  const products = [{ id, expectedPrice: 700, expectedHighestPrice: 700 }];
  const price = { basisPoints: -1000, isReduction: false };
  const { updateProducts } = await admin.must(UpdateProductsDocument, { products, changes: { price } });
  expect(updateProducts).toMatchObject([{ ok: true }]);
  const undo = async () => {
    shop.clock.advance(1000);
    return (await admin.must(UndoUpdateProductsDocument, { ids: [id] })).undoUpdateProducts;
  };
  return { admin, id, undo };
}

test('a change of many products that is undone while a planned price runs lets that end as planned', async () => {
  const { id, undo } = await changedDuringSale();
  expect(await undo()).toMatchObject([{ ok: true }]);
  expect(await pricesOf(id)).toEqual([700, 1000]);
  await after(3);
  expect(await pricesOf(id)).toEqual([1000, null]);
});

test('a change of many products is not undone when a planned price has ended since', async () => {
  const { id, undo } = await changedDuringSale();
  const before = await pricesOf(id);
  await after(3);
  const message = 'A planned price of it has ended since. Nothing of it was undone: set its price instead.';
  expect(await undo()).toMatchObject([{ code: 'CONFLICT', message }]);
  expect(await pricesOf(id)).toEqual(before);
  expect(await shop.events('price.ended')).toMatchObject([{ subjectId: id, actorKind: 'system' }]);
});

test('a change of many products is not undone when a planned price was cancelled since', async () => {
  const { admin, id, undo } = await changedDuringSale();
  const before = await pricesOf(id);
  const { priceSchedules } = await admin.must(PriceSchedulesDocument, { productId: id });
  await admin.must(CancelPriceSchedulesDocument, { ids: priceSchedules.map((planned) => planned.id) });
  expect(await undo()).toMatchObject([{ code: 'CONFLICT' }]);
  expect(await pricesOf(id)).toEqual(before);
});
