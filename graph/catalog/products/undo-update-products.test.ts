import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutInput } from '../../proof/testing/buying.ts';
import {
  ChangeOfProductsDocument,
  EditedProductDocument,
  type ProductChangesInput,
  ProductVariantsDocument,
  SaveAttributeDocument,
  SaveCategoryDocument,
  StartCheckoutDocument,
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  UpdateProductsDocument,
  UpdateVariantDocument,
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
    brand: 'New',
    categoryId: other.id,
    isDraft: true,
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
});

test('what was undone already stays as it is when the call is sent again, and the rest is undone', async () => {
  const [first, second] = [await shop.addProduct({ brand: 'A' }), await shop.addProduct({ brand: 'A' })];
  await change([{ id: first.id }, { id: second.id }], { brand: 'B', stock: { countInStock: 3 } });
  expect(await undo([first.id])).toMatchObject([{ ok: true }]);
  const { countInStock } = await read(first.id);
  expect(await undo([first.id, second.id])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await read(first.id)).toMatchObject({ brand: 'A', countInStock });
  expect((await read(second.id)).brand).toBe('A');
  expect(await undo([first.id], await shop.admin())).toMatchObject([{ code: 'CONFLICT' }]);
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

test('cost, weight, reorder point and an attribute return to what each product had', async () => {
  const [lamp, desk] = [await shop.addProduct(), await shop.addProduct()];
  await admin.must(SaveAttributeDocument, { input: { key: 'hue', label: 'Hue', type: 'TEXT' } });
  const facts = async (id: string) => {
    const [row] = await shop.em().execute<object[]>(
      `select v.cost, v.weight, v.reorder_point as "reorderPoint", p.attributes->>'hue' as hue
       from variants v join products p on p.id = v.product_id where p.id = ?`,
      [id],
    );
    return row;
  };
  const before = { cost: 400, weight: 90, reorderPoint: null };
  await admin.must(UpdateVariantDocument, { id: lamp.id, input: before });
  await admin.must(UpdateProductDocument, {
    input: { id: lamp.id, attributes: [{ key: 'hue', value: 'red' }] },
  });
  const seen = [{ id: lamp.id }, { id: desk.id }];
  const after = { cost: 500, weight: 100, reorderPoint: 2 };
  await change(seen, { ...after, attribute: { key: 'hue', value: 'blue' } });
  for (const { id } of seen) expect(await facts(id)).toEqual({ ...after, hue: 'blue' });
  shop.clock.advance(1000);
  // Somebody else has edited this one since.
  await (await shop.admin()).must(UpdateVariantDocument, { id: desk.id, input: { cost: 550 } });
  expect(await undo([lamp.id, desk.id])).toMatchObject([{ ok: true }, { code: 'CONFLICT' }]);
  expect(await facts(lamp.id)).toEqual({ ...before, hue: 'red' });
  expect(await facts(desk.id)).toEqual({ ...after, cost: 550, hue: 'blue' });
});

test('null removes what is known of items, and an attribute without a value is removed', async () => {
  const { id } = await shop.addProduct();
  await change([{ id }], { cost: 500, attribute: { key: 'hue', value: 'blue' } });
  await change([{ id }], { cost: null, attribute: { key: 'hue' } });
  const [row] = await shop
    .em()
    .execute<object[]>(
      'select v.cost, p.attributes from variants v join products p on p.id = v.product_id where p.id = ?',
      [id],
    );
  expect(row).toEqual({ cost: null, attributes: {} });
  const { updateProducts } = await admin.must(UpdateProductsDocument, {
    products: [{ id }],
    changes: { attribute: { key: 'unknown', value: 'x' } },
  });
  expect(updateProducts).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
});

test('an undo that names its change leaves a later one, and is done once however often it is sent', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  const seen = { id, expectedPrice: 1000, expectedHighestPrice: 1000 };
  const [raise, tag] = ['raise-the-price', 'tag-the-product'];
  const send = async (changes: ProductChangesInput, idempotencyKey: string) => {
    shop.clock.advance(1000);
    await admin.must(UpdateProductsDocument, { products: [seen], changes, idempotencyKey });
  };
  const undoOf = async (idempotencyKey: string) => {
    shop.clock.advance(1000);
    return (await admin.must(UndoUpdateProductsDocument, { ids: [id], idempotencyKey })).undoUpdateProducts;
  };
  const state = async () => {
    const [row] = await shop
      .em()
      .execute<{ tags: string[] }[]>('select tags from products where id = ?', [id]);
    return { price: (await read(id)).price, tags: row!.tags };
  };
  const later = [{ code: 'CONFLICT', message: 'It was changed again since. Nothing of it was undone.' }];
  await send({ price: { basisPoints: 1000 } }, raise);
  await send({ addTags: ['summer'] }, tag);
  expect(await undoOf(raise)).toMatchObject(later);
  expect(await state()).toEqual({ price: 1100, tags: ['summer'] });
  for (let times = 0; times < 2; times += 1) expect(await undoOf(tag)).toMatchObject([{ ok: true }]);
  expect(await state()).toEqual({ price: 1100, tags: [] });
  // What was undone last is another change, so it does not count as an answer that was lost.
  expect(await undoOf(raise)).toMatchObject(later);
  expect(await state()).toEqual({ price: 1100, tags: [] });
});

test('a change says which products it changed, also when it is sent again', async () => {
  const [tagged, other] = [await shop.addProduct(), await shop.addProduct()];
  await change([{ id: tagged.id }], { addTags: ['summer'] });
  const products = [{ id: tagged.id }, { id: other.id }, { id: randomUUID() }];
  for (let times = 0; times < 2; times += 1) {
    const { updateProducts } = await admin.must(ChangeOfProductsDocument, {
      products,
      changes: { addTags: ['summer'] },
      idempotencyKey: 'tag-for-summer',
    });
    expect(updateProducts).toEqual([
      { ok: true, isChanged: false },
      { ok: true, isChanged: true },
      { ok: false, isChanged: false },
    ]);
  }
});
