import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CreateProductDocument,
  DeleteProductDocument,
  LowestPricesDocument,
  SaveVariantsDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { PriceChange } from './price-change.entity.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const historyOf = async (variant: string) => {
  const changes = await shop.em().find(PriceChange, { variant }, { orderBy: { fromAt: 'asc' } });
  return changes.map(({ price, compareAtPrice }) => [price, compareAtPrice]);
};
/** Signed in anew, since tests move the clock by weeks. */
const setPrice = async (id: string, price: number) =>
  (await shop.admin()).must(UpdateProductDocument, { input: { id, price } });
const save = async (productId: string, variants: object[]) =>
  (await shop.admin()).must(SaveVariantsDocument, {
    input: {
      productId,
      optionNames: ['Size'],
      variants: variants.map((row) => ({ options: ['S'], price: 1, countInStock: 1, ...row })),
    },
  });
const reduce = (id: string, price: number, compareAtPrice: number | null) =>
  save(id, [{ id, price, compareAtPrice }]);
const variantsOf = async (id: string) =>
  (await shop.guest().must(LowestPricesDocument, { id })).product.variants;
const lowestOf = async (id: string) => (await variantsOf(id))[0]?.lowestPrice30d;

test('each change of a price has one row, and an edit that changes none has none', async () => {
  const { createProduct: product } = await (await shop.admin()).must(CreateProductDocument, {
    input: { price: 900 },
    onSale: true,
  });
  const { id } = product;
  await setPrice(id, 800);
  await setPrice(id, 800);
  await (await shop.admin()).must(UpdateProductDocument, { input: { id, name: 'Other', countInStock: 7 } });
  await reduce(id, 700, 900);
  await reduce(id, 700, 900);
  await reduce(id, 700, 850);
  expect(await historyOf(id)).toEqual([
    [900, null],
    [800, null],
    [700, 900],
    [700, 850],
  ]);
});

test('a variant that is added has its first row, and one that is removed keeps its history', async () => {
  const { product, variants } = await shop.addVariants({ price: 500, optionNames: ['Size'] }, [
    { options: ['S'] },
    { options: ['M'] },
  ]);
  await save(product.id, [
    { id: product.id, price: 500 },
    { options: ['L'], price: 300 },
  ]);
  const large = (await variantsOf(product.id)).find(({ price }) => price === 300)!;
  expect(await historyOf(large.id)).toEqual([[300, null]]);
  expect(await historyOf(variants[1]!.id)).toEqual([[500, null]]);
  await (await shop.admin()).must(DeleteProductDocument, { id: product.id });
  expect(await historyOf(product.id)).toEqual([[500, null]]);
});

test('80, then 100, then 90 instead of 100: the lowest price of 30 days is 80', async () => {
  const { id } = await shop.addProduct({ price: 80_00 });
  shop.clock.advance(50 * DAY_MS);
  await setPrice(id, 100_00);
  shop.clock.advance(10 * DAY_MS);
  await reduce(id, 90_00, 100_00);
  expect(await lowestOf(id)).toBe(80_00);
  // Step by step it stays the one of the first step.
  shop.clock.advance(40 * DAY_MS);
  await reduce(id, 70_00, 100_00);
  expect(await lowestOf(id)).toBe(80_00);
  await reduce(id, 100_00, null);
  expect(await lowestOf(id)).toBeNull();
});

test('what was reduced when it was added has no lowest price, and neither has what is not reduced', async () => {
  const { createProduct: product } = await (await shop.admin()).must(CreateProductDocument, {
    input: { price: 900 },
    onSale: true,
  });
  expect(await lowestOf(product.id)).toBeNull();
  await save(product.id, [
    { id: product.id, price: 900 },
    { options: ['M'], price: 500, compareAtPrice: 600 },
  ]);
  expect((await variantsOf(product.id)).map((variant) => variant.lowestPrice30d)).toEqual([null, null]);
});

test('a clock that is set back hides no price', async () => {
  const { id } = await shop.addProduct({ price: 50_00 });
  shop.clock.advance(60 * DAY_MS);
  await setPrice(id, 100_00);
  shop.clock.advance(-60 * DAY_MS);
  await setPrice(id, 120_00);
  await reduce(id, 110_00, 120_00);
  expect(await historyOf(id)).toEqual([
    [50_00, null],
    [100_00, null],
    [120_00, null],
    [110_00, 120_00],
  ]);
  expect(await lowestOf(id)).toBe(50_00);
});
