import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  AdjustStockDocument,
  StartCheckoutDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { CostChange } from './cost-change.entity.ts';
import { PriceChange } from './price-change.entity.ts';
import { Variant } from './variant.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const addShoe = async (countInStock: number) => {
  const options = ['S', 'M'].map((size) => ({ options: [size], countInStock }));
  return shop.addVariants({ price: 1000, optionNames: ['Size'] }, options);
};
const now = (id: string) => shop.em().findOneOrFail(Variant, id);

test('adjustments and sales at once all count, and no stock falls below zero', async () => {
  const { product, variants } = await addShoe(10);
  const { id } = variants[1]!;
  const admins = await Promise.all([shop.admin(), shop.admin()]);
  const shoppers = await Promise.all(Array.from({ length: 15 }, () => shop.shopper()));
  const adjusting = Array.from({ length: 20 }, (_, index) =>
    admins[index % 2]!.execute(AdjustStockDocument, {
      variantId: id,
      by: index % 4 === 0 ? 2 : -1,
      reason: 'COUNTED' as const,
    }).then(({ code }) => (code ? 0 : index % 4 === 0 ? 2 : -1)),
  );
  const buying = shoppers.map((shopper) =>
    shopper
      .execute(StartCheckoutDocument, checkoutInput([{ productId: product.id, variantId: id, qty: 1 }]))
      .then(({ code }) => (code ? 0 : -1)),
  );
  const moved = await Promise.all([...adjusting, ...buying]);
  const { countInStock } = await now(id);
  expect(countInStock).toBe(moved.reduce<number>((sum, by) => sum + by, 10));
  expect(countInStock).toBeGreaterThanOrEqual(0);
});

test('prices of two admins at once are all in the history, in the order in which they were stored', async () => {
  const { variants } = await addShoe(1);
  const { id } = variants[1]!;
  const admins = await Promise.all([shop.admin(), shop.admin()]);
  const codes = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      admins[index % 2]!.execute(UpdateVariantDocument, { id, input: { price: 900 + index } }),
    ),
  );
  expect(codes.flatMap(({ code }) => code ?? [])).toEqual([]);
  const history = await shop.em().find(PriceChange, { variant: id }, { orderBy: { fromAt: 'desc' } });
  expect(history[0]?.price).toBe((await now(id)).price);
  expect(
    history
      .slice(0, 10)
      .map(({ price }) => price)
      .sort(),
  ).toEqual(Array.from({ length: 10 }, (_, index) => 900 + index));
});

test('costs of two admins at once are all in the history, each from the one before', async () => {
  const { variants } = await addShoe(1);
  const { id } = variants[1]!;
  const admins = await Promise.all([shop.admin(), shop.admin()]);
  const codes = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      admins[index % 2]!.execute(UpdateVariantDocument, { id, input: { cost: 100 + index } }),
    ),
  );
  expect(codes.flatMap(({ code }) => code ?? [])).toEqual([]);
  const history = await shop.em().find(CostChange, { variant: id }, { orderBy: { id: 'asc' } });
  expect(history.map(({ before }) => before)).toEqual([
    null,
    ...history.slice(0, -1).map(({ after }) => after),
  ]);
  expect(history.map(({ after }) => after).sort()).toEqual(Array.from({ length: 10 }, (_, i) => 100 + i));
  expect(history.at(-1)?.after).toBe((await now(id)).cost);
});

test('of two edits decided on the same price one is refused', async () => {
  const { variants } = await addShoe(1);
  const admins = await Promise.all([shop.admin(), shop.admin()]);
  const codes = await Promise.all(
    admins.map((admin, index) =>
      admin
        .execute(UpdateVariantDocument, {
          id: variants[1]!.id,
          input: { price: 900 + index, expectedPrice: 1000 },
        })
        .then(({ code }) => code ?? 'saved'),
    ),
  );
  expect(codes.sort()).toEqual(['CONFLICT', 'saved']);
});

test('two variants that are given the same SKU at once do not both get it', async () => {
  const [one, two] = await Promise.all([addShoe(1), addShoe(1)]);
  const admins = await Promise.all([shop.admin(), shop.admin()]);
  const sku = randomUUID();
  const codes = await Promise.all(
    [one, two].map(({ variants }, index) =>
      admins[index]!.execute(UpdateVariantDocument, { id: variants[1]!.id, input: { sku } }).then(
        ({ code }) => code ?? 'saved',
      ),
    ),
  );
  expect(codes.sort()).toEqual(['SKU_TAKEN', 'saved']);
});
