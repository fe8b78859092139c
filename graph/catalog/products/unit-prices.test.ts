import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  SaveVariantsDocument,
  UndoUpdateProductsDocument,
  UnitPricesDocument,
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

const update = (id: string, input: object) => admin.execute(UpdateVariantDocument, { id, input });
/** What guests see of a product: its own unit price, those of its variants, and that in a cart. */
async function seen(id: string) {
  const lines = [{ productId: id, variantId: id, qty: 1 }];
  const { product, cart } = await shop.guest().must(UnitPricesDocument, { id, lines });
  return { ...product, inCart: cart.lines[0]!.variant!.unitPrice };
}

test('a variant with a net content has a unit price, in the cart too, which follows its price', async () => {
  const { id } = await shop.addProduct({ price: 299 });
  expect(await seen(id)).toMatchObject({ unitPrice: null, inCart: null, variants: [{ netContent: null }] });
  expect((await update(id, { netContent: '0,75 L' })).data!.updateVariant).toMatchObject({
    netContent: '0.75 l',
  });
  const price = { price: 399, unit: 'L' };
  expect(await seen(id)).toMatchObject({ unitPrice: price, inCart: price, variants: [{ unitPrice: price }] });
  await update(id, { price: 150, compareAtPrice: 299 });
  const reduced = { price: 200, unit: 'L' };
  expect(await seen(id)).toMatchObject({ unitPrice: reduced, inCart: reduced });
  await update(id, { netContent: null });
  expect(await seen(id)).toMatchObject({ unitPrice: null, inCart: null });
});

test('a product has the unit price of its cheapest variant', async () => {
  const { product, variants } = await shop.addVariants({ optionNames: ['Pack'] }, [
    { options: ['Large'], price: 1000, netContent: '500 g' },
    { options: ['Small'], price: 600, netContent: '200 g' },
  ]);
  expect(await seen(product.id)).toMatchObject({ unitPrice: { price: 3000, unit: 'KG' } });
  await update(variants[0]!.id, { price: 500 });
  expect(await seen(product.id)).toMatchObject({ unitPrice: { price: 1000, unit: 'KG' } });
});

test('what is no net content is refused, and names its field and row', async () => {
  const { id } = await shop.addProduct();
  const wrong = await update(id, { netContent: '750' });
  expect(wrong).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(wrong.errors[0]?.extensions?.fields).toEqual({
    netContent: expect.stringContaining('such as 750 ml'),
  });
  const variants = [{ id, options: [], price: 1, countInStock: 1, netContent: '5 lb' }];
  const saved = await admin.execute(SaveVariantsDocument, {
    input: { productId: id, optionNames: [], variants },
  });
  expect(Object.keys(saved.errors[0]?.extensions?.fields ?? {})).toEqual(['variants.0.netContent']);
});

test('many products get one at once, and what each had returns with the undo', async () => {
  const [jam, honey] = [await shop.addProduct({ price: 300 }), await shop.addProduct({ price: 500 })];
  await update(jam.id, { netContent: '250 g' });
  const { updateProducts } = await admin.must(UpdateProductsDocument, {
    products: [{ id: jam.id }, { id: honey.id }],
    changes: { netContent: '500 g' },
  });
  expect(updateProducts).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await seen(jam.id)).toMatchObject({ unitPrice: { price: 600 } });
  expect(await seen(honey.id)).toMatchObject({ unitPrice: { price: 1000 } });
  await admin.must(UndoUpdateProductsDocument, { ids: [jam.id, honey.id] });
  expect(await seen(jam.id)).toMatchObject({ unitPrice: { price: 1200 } });
  expect(await seen(honey.id)).toMatchObject({ unitPrice: null });
  await admin.must(UpdateProductsDocument, { products: [{ id: jam.id }], changes: { netContent: null } });
  expect(await seen(jam.id)).toMatchObject({ unitPrice: null });
});

test('a net content that somebody else has changed is not overwritten', async () => {
  const { id } = await shop.addProduct();
  await update(id, { netContent: '500 g' });
  const stale = await update(id, { netContent: '400 g', expectedFacts: { netContent: null } });
  expect(stale).toMatchObject({ code: 'CONFLICT' });
  expect(stale.errors[0]?.extensions?.variants).toMatchObject([{ netContent: '500 g' }]);
  const same = await update(id, { netContent: '0.5 kg', expectedFacts: { netContent: '500 g' } });
  expect(same.code).toBeUndefined();
});
