import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutInput } from '../../proof/testing/buying.ts';
import {
  EditedProductDocument,
  type ProductChangesInput,
  ProductVariantsDocument,
  SaveCategoryDocument,
  StartCheckoutDocument,
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  UpdateProductsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const change = async (seen: { id: string }[], changes: ProductChangesInput) => {
  shop.clock.advance(1000);
  const { updateProducts } = await admin.must(UpdateProductsDocument, { products: seen, changes });
  expect(updateProducts.map(({ message }) => message)).toEqual(seen.map(() => null));
};
const undo = async (ids: string[], client = admin) => {
  shop.clock.advance(1000);
  return (await client.must(UndoUpdateProductsDocument, { ids })).undoUpdateProducts;
};
const read = async (id: string) => (await admin.must(EditedProductDocument, { id })).product;

test('prices of each variant, brand, category and state are what they were before', async () => {
  const { product, variants } = await shop.addVariants({ brand: 'Old', price: 1000, optionNames: ['Size'] }, [
    { options: ['S'], price: 1000, countInStock: 5 },
    { options: ['M'], price: 1501, countInStock: 5 },
  ]);
  const { id } = product;
  const { category } = await read(id);
  const { saveCategory: other } = await admin.must(SaveCategoryDocument, { input: { name: 'Undone' } });
  const seen = { id, expectedPrice: 1000, expectedHighestPrice: 1501 };
  await change([seen], {
    ...{ brand: 'New', categoryId: other.id, isDraft: true },
    price: { basisPoints: -3333, isReduction: true },
  });
  expect(await read(id)).toMatchObject({ brand: 'New', category: 'Undone', isDraft: true, price: 667 });
  expect(await undo([id])).toEqual([{ id, ok: true, code: null, message: null }]);
  expect(await read(id)).toMatchObject({ brand: 'Old', category, isDraft: false, price: 1000 });
  const { product: after } = await admin.must(ProductVariantsDocument, { id });
  expect(after.variants.map(({ id, price, compareAtPrice }) => [id, price, compareAtPrice])).toEqual([
    [variants[0]!.id, 1000, null],
    [variants[1]!.id, 1501, null],
  ]);
  expect((await undo([id]))[0]).toMatchObject({ code: 'CONFLICT' });
});

test('units that were sold since stay sold', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  await change([{ id }], { stock: { countInStock: 4 } });
  const shopper = await shop.shopper();
  await shopper.must(StartCheckoutDocument, checkoutInput([{ productId: id, qty: 3 }]));
  expect(await undo([id])).toMatchObject([{ ok: true }]);
  expect((await read(id)).countInStock).toBe(7);
  const { id: sold } = await shop.addProduct({ countInStock: 2 });
  await change([{ id: sold }], { stock: { countInStock: 9 } });
  await shopper.must(StartCheckoutDocument, checkoutInput([{ productId: sold, qty: 5 }]));
  expect(await undo([sold])).toMatchObject([{ code: 'CONFLICT' }]);
  expect((await read(sold)).countInStock).toBe(4);
});

test('what was edited since, by somebody else or long ago is not undone, and stops no other', async () => {
  const [edited, kept] = [await shop.addProduct({ brand: 'A' }), await shop.addProduct({ brand: 'A' })];
  await change([{ id: edited.id }, { id: kept.id }], { brand: 'B' });
  shop.clock.advance(1000);
  await admin.must(UpdateProductDocument, { input: { id: edited.id, brand: 'C' } });
  expect(await undo([edited.id], await shop.admin())).toMatchObject([{ code: 'CONFLICT' }]);
  expect(await undo([kept.id], await shop.admin())).toMatchObject([{ code: 'CONFLICT' }]);
  expect(await undo([edited.id, kept.id, randomUUID()])).toMatchObject([
    { code: 'CONFLICT' },
    { ok: true },
    { code: 'NOT_FOUND' },
  ]);
  expect([(await read(edited.id)).brand, (await read(kept.id)).brand]).toEqual(['C', 'A']);
  await change([{ id: kept.id }], { brand: 'D' });
  shop.clock.advance(25 * 60 * 60_000);
  expect(await undo([kept.id])).toMatchObject([{ code: 'CONFLICT' }]);
});
