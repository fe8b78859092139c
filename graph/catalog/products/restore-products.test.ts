import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  DeleteCategoryDocument,
  DeleteProductDocument,
  DeleteProductsDocument,
  EditedProductDocument,
  ProductVariantsDocument,
  RestoreProductsDocument,
  SaveVariantsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Category } from '../categories/category.entity.ts';
import { Product } from './product.entity.ts';
import { RESTORE_DAYS } from './restorable.ts';
import { Variant } from './variant.entity.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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
const remove = (id: string) => admin.must(DeleteProductDocument, { id });
const restore = async (...ids: string[]) =>
  (await admin.must(RestoreProductsDocument, { ids })).restoreProducts;
const guestSees = async (id: string) =>
  (await shop.guest().execute(EditedProductDocument, { id })).data?.product;
const shoe = (sku: string) =>
  shop.addVariants({ optionNames: ['Size'] }, [
    { options: ['S'], sku: `${sku}-S` },
    { options: ['M'], sku: `${sku}-M`, price: 900, compareAtPrice: 1000 },
    { options: ['L'], sku: `${sku}-L` },
  ]);

test('many are deleted and restored at once, each with its own result', async () => {
  const ids = [(await shop.addProduct()).id, (await shop.addProduct()).id];
  const before = await Promise.all(ids.map(guestSees));
  const { deleteProducts } = await admin.must(DeleteProductsDocument, { ids: [...ids, 'nonsense'] });
  expect(deleteProducts.map(({ ok, code }) => [ok, code])).toEqual([
    [true, null],
    [true, null],
    [false, 'NOT_FOUND'],
  ]);
  expect(await Promise.all(ids.map(guestSees))).toEqual([undefined, undefined]);
  expect(await restore(...ids)).toEqual(ids.map((id) => ({ id, ...ok })));
  expect(await Promise.all(ids.map(guestSees))).toEqual(before);
  expect((await shop.events('product.restored')).map(({ subjectId }) => subjectId)).toEqual(ids);
  expect(await restore(ids[0]!)).toMatchObject([{ ok: false, code: 'NOT_FOUND' }]);
});

test('a product comes back with the variants that it had when it was deleted, and no earlier ones', async () => {
  const { product, variants } = await shoe('BACK');
  const { id } = product;
  const left = variants.slice(0, 2).map(({ id, options, sku, price, compareAtPrice, countInStock }) => {
    return { id, options, sku, price, compareAtPrice, countInStock };
  });
  await admin.must(SaveVariantsDocument, {
    input: { productId: id, optionNames: ['Size'], variants: left },
  });
  const before = await admin.must(ProductVariantsDocument, { id });
  // The clock of a test may stand still between the two.
  await shop.em().nativeUpdate(Variant, variants[2]!.id, { deletedAt: new Date(0) });
  await remove(id);
  await restore(id);
  expect(await admin.must(ProductVariantsDocument, { id })).toEqual(before);
});

test('units that a checkout held while the product was deleted are in stock again', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  await startCheckout(await shop.shopper(), id, 3);
  await remove(id);
  await restore(id);
  expect((await guestSees(id))?.countInStock).toBe(7);
  await remove(id);
  await expireHolds(shop.later(60 * MINUTE_MS));
  await restore(id);
  expect((await guestSees(id))?.countInStock).toBe(10);
});

test('a draft comes back as a draft, and its deleted category is created anew', async () => {
  const { id } = await shop.addProduct({ category: 'Fleeting', isDraft: true });
  await remove(id);
  const category = await shop.em().findOneOrFail(Category, { name: 'Fleeting' });
  await admin.must(DeleteCategoryDocument, { id: category.id });
  await restore(id);
  expect(await guestSees(id)).toBeUndefined();
  const product = await shop.em().findOneOrFail(Product, id, { populate: ['listedIn'] });
  expect(product).toMatchObject({ isDraft: true, category: 'Fleeting', listedIn: { name: 'Fleeting' } });
});

test('a SKU that another product has by now is named, and nothing is restored', async () => {
  const { product } = await shoe('TAKEN');
  await remove(product.id);
  const { product: other, variants } = await shoe('OTHER');
  await shop.em().nativeUpdate(Variant, variants[1]!.id, { sku: 'TAKEN-M' });
  expect(await restore(product.id, other.id)).toEqual([
    {
      id: product.id,
      ok: false,
      code: 'SKU_TAKEN',
      message: expect.stringContaining('Another product has the SKU TAKEN-M by now.'),
    },
    expect.objectContaining({ id: other.id, code: 'NOT_FOUND' }),
  ]);
  expect(await guestSees(product.id)).toBeUndefined();
  await shop.em().nativeUpdate(Variant, variants[1]!.id, { sku: null });
  expect(await restore(product.id)).toEqual([{ id: product.id, ...ok }]);
});

test('after 30 days it stays deleted', async () => {
  const { id } = await shop.addProduct();
  await remove(id);
  const deletedAt = new Date(shop.ports.now().getTime() - RESTORE_DAYS * DAY_MS - MINUTE_MS);
  await shop.em().nativeUpdate(Variant, { product: id }, { deletedAt });
  await shop.em().nativeUpdate(Product, id, { deletedAt });
  expect(await restore(id)).toMatchObject([{ ok: false, code: 'NOT_FOUND' }]);
});
