import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportFile, importFile } from '../../proof/testing/importing.ts';
import {
  CreateCustomFieldDocument,
  type CreateCustomFieldInput,
  ProductFieldsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const define = (input: CreateCustomFieldInput) => admin.must(CreateCustomFieldDocument, { input });
  await define({ subject: 'PRODUCT', label: 'Supplier code', isRequired: true });
  await define({ subject: 'PRODUCT', label: 'Checked on', type: 'DATE' });
  await define({ subject: 'VARIANT', label: 'Shelf' });
});
afterAll(() => shop?.close());

const importRow = (name: string, fields: string, ofVariant = '') =>
  importFile(
    shop,
    admin,
    `Name,Brand,Category,Price,Stock,Custom fields,Variant custom fields\n${name},Fleet,Home,5,1,"${fields}","${ofVariant}"\n`,
  );
const valuesOf = async (name: string) => {
  const { id } = await shop.em().findOneOrFail(Product, { name, deletedAt: null });
  const { product } = await admin.must(ProductFieldsDocument, { id });
  const all = [...product.customFields, ...product.variants.flatMap(({ customFields }) => customFields)];
  return all.map(({ key, value }) => `${key}: ${value}`);
};

test('a line for each value gives a product and its variant custom fields; those that are not named stay', async () => {
  const cell = 'supplier_code: =X-1\nchecked_on: 2026-11-04';
  expect(await importRow('Lamp', cell, 'Shelf: A1')).toMatchObject({ created: 1, failed: 0 });
  expect(await valuesOf('Lamp')).toEqual(['supplier_code: =X-1', 'checked_on: 2026-11-04', 'shelf: A1']);
  expect(await importRow('Lamp', 'checked_on: 2026-11-05', 'shelf: B2')).toMatchObject({ updated: 1 });
  expect(await valuesOf('Lamp')).toEqual(['supplier_code: =X-1', 'checked_on: 2026-11-05', 'shelf: B2']);
  expect(await importRow('Lamp', '')).toMatchObject({ unchanged: 1 });
});

test('what is exported and imported again changes nothing, and a row without a required value is not refused', async () => {
  expect(await importRow('Chair', '', 'shelf: C3')).toMatchObject({ created: 1, failed: 0 });
  const before = await shop.em().execute('select * from custom_values order by subject_id, field_id');
  const file = await exportFile(shop, admin);
  expect(file).toContain('shelf: C3');
  const result = await importFile(shop, admin, file);
  expect(result).toMatchObject({ created: 0, updated: 0, failed: 0 });
  expect(await shop.em().execute('select * from custom_values order by subject_id, field_id')).toEqual(
    before,
  );
});

test.each([
  ['CUSTOM_FIELDS', 'colour: Blue', '', 'There is no custom field "colour"'],
  ['CUSTOM_FIELDS', 'checked_on: today', '', 'Checked on is a day'],
  ['CUSTOM_FIELDS', 'Blue', '', 'Write a line for each value'],
  ['VARIANT_FIELDS', '', 'rack: 1', 'There is no custom field "rack"'],
])('%s names the column of what is wrong: %s%s', async (field, ofProduct, ofVariant, message) => {
  const { failed, errors } = await importRow('Lamp', ofProduct, ofVariant);
  expect([failed, errors[0]]).toMatchObject([1, { field, message: expect.stringContaining(message) }]);
});
