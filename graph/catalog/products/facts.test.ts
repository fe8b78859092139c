import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AdminProductsDocument,
  CreateProductDocument,
  SaveVariantsDocument,
  UpdateVariantDocument,
  VariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { UpdateVariantInput } from './edit-variant.inputs.ts';

const EAN = '4006381333931';

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

const update = (id: string, input: UpdateVariantInput) => admin.execute(UpdateVariantDocument, { id, input });
const names = async (keyword: string) =>
  (await admin.must(AdminProductsDocument, { keyword })).adminProducts.products.map(({ name }) => name);

test('barcode, cost and weight are stored, stay when they are left out, and go with null', async () => {
  const { id } = await shop.addProduct({ name: 'Pen' });
  const facts = { barcode: EAN, cost: 250, weight: 12 };
  const { updateVariant } = (await update(id, { ...facts, barcode: '4006381 333931' })).data!;
  expect(updateVariant).toMatchObject(facts);
  expect((await update(id, { price: 900 })).data!.updateVariant).toMatchObject(facts);
  const variants = [{ id, options: [], price: 950, countInStock: 1 }];
  await admin.must(SaveVariantsDocument, { input: { productId: id, optionNames: [], variants } });
  expect((await update(id, {})).data!.updateVariant).toMatchObject(facts);
  const none = { barcode: null, cost: null, weight: null };
  expect((await update(id, none)).data!.updateVariant).toMatchObject(none);
});

test('a wrong barcode is refused with a code of its own, and names its field and row', async () => {
  const { id } = await shop.addProduct();
  const wrong = await update(id, { barcode: '4006381333932', weight: 3 });
  expect(wrong).toMatchObject({ code: 'BARCODE_INVALID' });
  expect(wrong.errors[0]?.extensions?.fields).toEqual({ barcode: expect.stringMatching(/would be 1\.$/) });
  const input = { price: 1, countInStock: 1 };
  const variants = [
    { ...input, options: ['S'], barcode: EAN },
    { ...input, options: ['M'], barcode: '12345' },
  ];
  const created = await admin.execute(CreateProductDocument, {
    input: { name: 'Shirt', variants: { optionNames: ['Size'], variants } },
  });
  expect(created).toMatchObject({ code: 'BARCODE_INVALID' });
  expect(created.errors[0]?.extensions?.fields).toMatchObject({
    'variants.1.barcode': expect.stringMatching(/^Row 2 \(M\) .+ 5\.$/),
  });
});

test('the cost is for staff with the permission alone, also where guests share a cached variant', async () => {
  const { id } = await shop.addProduct();
  await update(id, { sku: 'COSTLY', cost: 250, barcode: '96385074' });
  const staff = await shop.staff('ORDERS');
  const shopper = await shop.shopper();
  for (const other of [shop.guest(), shopper, staff]) {
    const { variant } = await other.must(VariantDocument, { sku: 'COSTLY' });
    expect(variant).toMatchObject({ cost: null, sameBarcode: null, barcode: '96385074' });
  }
  const { variant } = await admin.must(VariantDocument, { sku: 'COSTLY' });
  expect(variant.cost).toBe(250);
});

test('who has the same barcode is shown, and products are found by it in each of its forms', async () => {
  const upc = '036000291452';
  const { id } = await shop.addProduct({ name: 'Tissues' });
  const { id: other } = await shop.addProduct({ name: 'Box of tissues' });
  await update(id, { barcode: upc });
  const { updateVariant } = (await update(other, { barcode: upc })).data!;
  expect(updateVariant.sameBarcode).toEqual([{ productId: id, name: 'Tissues' }]);
  for (const keyword of [upc, `0${upc}`, '0360 0029', '03600'])
    expect((await names(keyword)).sort()).toEqual(['Box of tissues', 'Tissues']);
  expect(await names('036000291453')).toEqual([]);
});
