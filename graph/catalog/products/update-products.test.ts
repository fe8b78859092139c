import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  EditedProductDocument,
  type ProductChangesInput,
  ProductVariantsDocument,
  SaveCategoryDocument,
  UpdateProductsDocument,
  UpdateProductsNowDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { SeenProductInput } from './bulk-products.inputs.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop.close());

const ok = { ok: true, code: null, message: null };
const update = (products: SeenProductInput[], changes: ProductChangesInput, client = admin) =>
  client.execute(UpdateProductsDocument, { products, changes });
const results = async (products: SeenProductInput[], changes: ProductChangesInput) =>
  (await admin.must(UpdateProductsDocument, { products, changes })).updateProducts;
const read = async (id: string) => (await admin.must(EditedProductDocument, { id })).product;
const variantsOf = async (id: string) => (await admin.must(ProductVariantsDocument, { id })).product.variants;
const at = (id: string, price: number, highest = price): SeenProductInput => {
  return { id, expectedPrice: price, expectedHighestPrice: highest };
};

test('a product that is named twice, also in other letters, is refused', async () => {
  const { id } = await shop.addProduct();
  for (const again of [id, id.toUpperCase()]) {
    const { code } = await update([{ id }, { id: again }], { brand: 'Acme' });
    expect(code).toBe('BAD_USER_INPUT');
  }
});

test('those without PRODUCTS change nothing', async () => {
  const { id, price } = await shop.addProduct();
  const change = (client: TestClient) => update([at(id, price)], { price: { basisPoints: -1000 } }, client);
  expect((await change(shop.guest())).code).toBe('UNAUTHENTICATED');
  const refused = await change(await shop.staff('ORDERS'));
  expect(refused.code).toBe('FORBIDDEN');
  expect(refused.errors[0]?.message).toBe('This needs the permission PRODUCTS.');
  expect((await read(id)).price).toBe(price);
});

test('one change reaches many products; those that are refused say why and stop no other', async () => {
  const [one, stale, two] = [
    await shop.addProduct({ price: 1000 }),
    await shop.addProduct({ price: 1000 }),
    await shop.addProduct({ price: 1999 }),
  ];
  const unknown = randomUUID();
  const rows = [at(one.id, 1000), at(stale.id, 900), at('nonsense', 1), at(unknown, 1), at(two.id, 1999)];
  expect(await results(rows, { brand: 'Nova', isDraft: true, price: { basisPoints: -5000 } })).toEqual([
    { id: one.id, ...ok },
    { id: stale.id, ok: false, code: 'CONFLICT', message: expect.stringContaining('changed meanwhile') },
    { id: 'nonsense', ok: false, code: 'NOT_FOUND', message: 'Product not found.' },
    { id: unknown, ok: false, code: 'NOT_FOUND', message: 'Product not found.' },
    { id: two.id, ...ok },
  ]);
  expect(await read(one.id)).toMatchObject({ brand: 'Nova', isDraft: true, price: 500 });
  expect(await read(stale.id)).toMatchObject({ brand: 'Lumen', isDraft: false, price: 1000 });
  expect(await read(two.id)).toMatchObject({ brand: 'Nova', price: 1000 });
});

test('a percentage that is sent twice is applied once', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  const change = () => results([at(id, 1000)], { price: { basisPoints: 1000 } });
  expect(await change()).toEqual([{ id, ...ok }]);
  expect(await change()).toMatchObject([{ ok: false, code: 'CONFLICT' }]);
  expect((await read(id)).price).toBe(1100);
});

test('prices of all variants change, and those of the product follow', async () => {
  const { product } = await shop.addVariants({ optionNames: ['Size'] }, [
    { options: ['S'], price: 1000 },
    { options: ['M'], price: 1501, compareAtPrice: 1600 },
  ]);
  const { id } = product;
  const reduced = { price: { basisPoints: -1000, isReduction: true } };
  expect(await results([at(id, 1000, 1500)], reduced)).toMatchObject([{ code: 'CONFLICT' }]);
  expect(await results([at(id, 1000, 1501)], reduced)).toEqual([{ id, ...ok }]);
  expect(await variantsOf(id)).toMatchObject([
    { price: 900, compareAtPrice: 1000 },
    { price: 1351, compareAtPrice: 1600 },
  ]);
  expect(await results([at(id, 900, 1351)], { price: { endReduction: true } })).toEqual([{ id, ...ok }]);
  expect(await variantsOf(id)).toMatchObject([
    { price: 1000, compareAtPrice: null },
    { price: 1600, compareAtPrice: null },
  ]);
});

test('a price that cannot be is refused with its variant, and nothing of the product is saved', async () => {
  const { product } = await shop.addVariants({ optionNames: ['Size'] }, [
    { options: ['S'], price: 1000 },
    { options: ['M'], price: 100 },
  ]);
  const { id } = product;
  const changes = { brand: 'Nova', price: { amount: -101 } };
  expect(await results([at(id, 100, 1000)], changes)).toEqual([
    {
      id,
      ok: false,
      code: 'BAD_USER_INPUT',
      message: 'The variant M would cost less than nothing. Nothing of it was saved.',
    },
  ]);
  expect(await read(id)).toMatchObject({ brand: 'Lumen', price: 100 });
});

test('stock is set, or added to once', async () => {
  const { id } = await shop.addProduct({ countInStock: 7 });
  const add = (expectedCountInStock: number, units: number) =>
    results([{ id, expectedCountInStock }], { stock: { add: units } });
  expect(await add(7, 5)).toEqual([{ id, ...ok }]);
  expect(await add(7, 5)).toMatchObject([
    { code: 'CONFLICT', message: expect.stringContaining('12 now, not 7') },
  ]);
  expect(await add(12, -13)).toMatchObject([
    { code: 'BAD_USER_INPUT', message: expect.stringContaining('only 12 units') },
  ]);
  expect(await results([{ id }], { stock: { countInStock: 0 } })).toEqual([{ id, ...ok }]);
  expect((await read(id)).countInStock).toBe(0);
});

test('the log has the numbers before and after; a change of nothing is not recorded', async () => {
  const { id } = await shop.addProduct({ price: 1000, countInStock: 3 });
  await results([at(id, 1000)], { brand: 'Lumen', price: { price: 800 } });
  await results([at(id, 800)], { brand: 'Lumen', price: { price: 800 } });
  const events = (await shop.events('product.updated')).filter(({ subjectId }) => subjectId === id);
  expect(events.map(({ data }) => data)).toEqual([
    {
      changed: ['price'],
      old: {},
      new: {},
      name: expect.any(String),
      variants: [{ id, name: '', old: { price: 1000 }, new: { price: 800 } }],
      undo: { categoryId: expect.any(String) },
      bulk: 1,
    },
  ]);
});

test('products move to a category; one that does not exist is refused', async () => {
  const { id } = await shop.addProduct();
  const { saveCategory: category } = await admin.must(SaveCategoryDocument, {
    input: { name: 'Bulk goods' },
  });
  expect(await results([{ id }], { categoryId: category.id })).toEqual([{ id, ...ok }]);
  expect((await read(id)).category).toBe('Bulk goods');
  expect(await results([{ id }], { categoryId: randomUUID() })).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  expect((await read(id)).category).toBe('Bulk goods');
});

const seen = [{ id: randomUUID(), expectedPrice: 1, expectedHighestPrice: 1, expectedCountInStock: 1 }];
test.each<[string, SeenProductInput[], ProductChangesInput]>([
  ['nothing to change', seen, {}],
  ['no product', [], { brand: 'Nova' }],
  ['a product twice', [...seen, ...seen], { brand: 'Nova' }],
  ['501 products', Array.from({ length: 501 }, () => ({ id: randomUUID() })), { brand: 'Nova' }],
  ['a blank brand', seen, { brand: ' ' }],
  ['two changes of the price', seen, { price: { price: 1, amount: 1 } }],
  ['no change of the price', seen, { price: {} }],
  ['a reduction without a price', seen, { price: { compareAtPrice: 9, isReduction: true } }],
  ['less than nothing', seen, { price: { price: -1 } }],
  ['more than 99 % less', seen, { price: { basisPoints: -10_000 } }],
  ['a percentage without the prices', [{ id: randomUUID() }], { price: { basisPoints: 1 } }],
  ['an amount with one of the prices', [{ id: randomUUID(), expectedPrice: 1 }], { price: { amount: 1 } }],
  ['units without the stock', [{ id: randomUUID() }], { stock: { add: 1 } }],
  ['two changes of the stock', seen, { stock: { add: 1, countInStock: 1 } }],
])('%s is refused', async (_, products, changes) => {
  const refused = await update(products, changes);
  expect([refused.code, refused.data]).toEqual(['BAD_USER_INPUT', null]);
});

test('a result says what the product is now, so that a refused change goes through with that', async () => {
  const { id } = await shop.addProduct({ price: 1000, countInStock: 3 });
  const unknown = randomUUID();
  const changes = { price: { basisPoints: -1000 } };
  const send = async (products: SeenProductInput[]) =>
    (await admin.must(UpdateProductsNowDocument, { products, changes })).updateProducts;
  const now = { price: 1000, priceRange: { max: 1000 }, countInStock: 3 };
  expect(await send([at(id, 900), at(unknown, 1), at('nonsense', 1)])).toEqual([
    { ok: false, product: now },
    { ok: false, product: null },
    { ok: false, product: null },
  ]);
  const { price, priceRange } = now;
  expect(await send([at(id, price, priceRange.max)])).toEqual([
    { ok: true, product: { ...now, price: 900, priceRange: { max: 900 } } },
  ]);
});

test('a change that is sent again with its key, since its response was lost, changes nothing twice and the rest once', async () => {
  const idempotencyKey = randomUUID();
  const [one, two] = [await shop.addProduct({ price: 1000 }), await shop.addProduct({ price: 1000 })];
  const send = async (rows: SeenProductInput[], changes: ProductChangesInput) => {
    const variables = { products: rows, changes, idempotencyKey };
    return (await admin.must(UpdateProductsDocument, variables)).updateProducts.map(({ code }) => code);
  };
  const raise = { price: { basisPoints: 1000 } };
  expect(await send([at(one.id, 1000)], raise)).toEqual([null]);
  expect(await send([at(one.id, 1000), at(two.id, 1000)], raise)).toEqual([null, null]);
  // Also with the price that it has by now.
  expect(await send([at(one.id, 1100), at(two.id, 1000)], raise)).toEqual([null, null]);
  expect([(await read(one.id)).price, (await read(two.id)).price]).toEqual([1100, 1100]);
  // Another change is another attempt, and so is one without the key.
  expect(await send([at(one.id, 1100)], { price: { amount: 50 } })).toEqual([null]);
  expect((await read(one.id)).price).toBe(1150);
  const [again] = await results([at(one.id, 1000)], raise);
  expect(again).toMatchObject({ ok: false, code: 'CONFLICT' });
});
