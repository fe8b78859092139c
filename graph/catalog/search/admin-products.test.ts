import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AdminProductsDocument,
  DeleteProductDocument,
  MoveCategoryDocument,
  ProductCountsDocument,
  SaveCategoryDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { RESTORE_DAYS } from '../products/restorable.ts';
import { Variant } from '../products/variant.entity.ts';
import { countLowStock } from './count-products.ts';
import type { ProductView } from './product-views.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestShop;
let admin: TestClient;
let ids: Record<string, string>;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const add = async (name: string, product = {}) => (await shop.addProduct({ name, ...product })).id;
  ids = {
    plenty: await add('Plenty', { countInStock: 6 }),
    low: await add('Low', { countInStock: 5 }),
    draft: await add('Draft', { isDraft: true, countInStock: 1 }),
    none: await add('None', { countInStock: 0 }),
    deleted: await add('Deleted'),
  };
  const sizes = await shop.addVariants({ name: 'Reduced', optionNames: ['Size'] }, [
    { options: ['S'], sku: 'ZQ_S-1', countInStock: 0 },
    { options: ['M'], sku: 'zq%m', countInStock: 9, price: 900, compareAtPrice: 1000 },
  ]);
  ids.reduced = sizes.product.id;
  ids.backorder = await add('Ordered in', { countInStock: 0 });
  await shop.em().nativeUpdate(Variant, { product: ids.backorder }, { backorderLimit: 3, countInStock: -2 });
  await admin.must(DeleteProductDocument, { id: ids.deleted! });
});
afterAll(() => shop.close());

const names = async (variables: object) =>
  (await admin.must(AdminProductsDocument, variables)).adminProducts.products.map(({ name }) => name).sort();

const views: [keyof typeof ProductView, string[]][] = [
  ['ALL', ['Draft', 'Low', 'None', 'Ordered in', 'Plenty', 'Reduced']],
  ['PUBLISHED', ['Low', 'None', 'Ordered in', 'Plenty', 'Reduced']],
  ['DRAFTS', ['Draft']],
  ['LOW_STOCK', ['Draft', 'Low']],
  ['SOLD_OUT', ['None']],
  ['REDUCED', ['Reduced']],
  ['DELETED', ['Deleted']],
];

test.each(views)('the view %s lists %j', async (view, expected) => {
  expect(await names({ view })).toEqual(expected);
});

test('a product on backorder is sold out when the last unit of its limit is sold', async () => {
  const set = (countInStock: number) =>
    shop.em().nativeUpdate(Variant, { product: ids.backorder! }, { countInStock });
  await set(-3);
  expect(await names({ view: 'SOLD_OUT' })).toEqual(['None', 'Ordered in']);
  await set(-2);
  expect(await names({ view: 'SOLD_OUT' })).toEqual(['None']);
});

test('each view is counted', async () => {
  const { productCounts } = await admin.must(ProductCountsDocument);
  expect(productCounts.counts).toEqual(views.map(([view, { length }]) => ({ view, total: length })));
  expect(productCounts.lowStock).toBe(5);
});

test('a variant at its reorder point is low in stock, sold out or not; one above it is not', async () => {
  const { product, variants } = await shop.addVariants({ name: 'Ordered', optionNames: ['Size'] }, [
    { options: ['S'], countInStock: 30 },
    { options: ['M'], countInStock: 0 },
  ]);
  const lowNames = async () => (await names({ view: 'LOW_STOCK' })).filter((name) => name === 'Ordered');
  const set = async (index: number, reorderPoint: number | null) => {
    await admin.must(UpdateVariantDocument, { id: variants[index]!.id, input: { reorderPoint } });
    return [(await lowNames()).length, (await countLowStock({ em: shop.em(), ports: shop.ports }, 100)) - 2];
  };
  expect(await set(0, 29)).toEqual([0, 0]);
  expect(await set(0, 30)).toEqual([1, 1]);
  expect(await set(0, null)).toEqual([0, 0]);
  expect(await set(1, 0)).toEqual([1, 1]);
  await admin.must(DeleteProductDocument, { id: product.id });
});

test.each([
  ['zq_s', ['Reduced']],
  ['ZQ%M', ['Reduced']],
  ['zq_m', []],
  ['%', []],
])('a keyword finds the beginning of a SKU, taken literally: %s', async (keyword, expected) => {
  expect(await names({ keyword })).toEqual(expected);
});

test('a keyword finds a product by its id, deleted ones in their view alone', async () => {
  expect(await names({ keyword: ids.low!.toUpperCase() })).toEqual(['Low']);
  expect(await names({ keyword: ids.deleted! })).toEqual([]);
  expect(await names({ keyword: ids.deleted!, view: 'DELETED' })).toEqual(['Deleted']);
  expect(await names({ keyword: 'deleted', view: 'DELETED' })).toEqual(['Deleted']);
});

test('a category has the products of those below it; an unknown one is not found', async () => {
  const { saveCategory: top } = await admin.must(SaveCategoryDocument, { input: { name: 'Lights' } });
  const { saveCategory: below } = await admin.must(SaveCategoryDocument, { input: { name: 'Lanterns' } });
  await admin.must(MoveCategoryDocument, { input: { id: below.id, parentId: top.id, position: 0 } });
  await shop.addProduct({ name: 'Lantern', category: 'Lanterns', isDraft: true });
  expect(await names({ category: 'lights' })).toEqual(['Lantern']);
  expect(await names({ category: 'lights', view: 'PUBLISHED' })).toEqual([]);
  expect((await admin.execute(AdminProductsDocument, { category: 'nothing' })).code).toBe('NOT_FOUND');
});

test('deleted products are listed for 30 days', async () => {
  const deletedAt = new Date(shop.ports.now().getTime() - (RESTORE_DAYS + 1) * DAY_MS);
  const { id } = await shop.addProduct({ name: 'Deleted long ago', deletedAt });
  expect(await names({ keyword: id, view: 'DELETED' })).toEqual([]);
  await shop.em().nativeUpdate(Product, id, { deletedAt: shop.ports.now() });
  expect(await names({ keyword: id, view: 'DELETED' })).toEqual(['Deleted long ago']);
});

test('the list is sorted by stock', async () => {
  const { adminProducts } = await admin.must(AdminProductsDocument, {
    sortBy: 'COUNT_IN_STOCK',
    descending: false,
    view: 'PUBLISHED',
  });
  expect(adminProducts.products.map(({ countInStock }) => countInStock)).toEqual([0, 0, 5, 6, 9]);
});
