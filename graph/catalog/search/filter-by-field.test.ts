import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportFile } from '../../proof/testing/importing.ts';
import {
  AdminProductsDocument,
  CreateCustomFieldDocument,
  type CreateCustomFieldInput,
  type CustomFieldFilterInput,
  DeleteCustomFieldDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
const fieldIds: Record<string, string> = {};
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const define = async (input: Omit<CreateCustomFieldInput, 'subject'>) => {
    const { field } = (
      await admin.must(CreateCustomFieldDocument, { input: { subject: 'PRODUCT', ...input } })
    ).createCustomField;
    fieldIds[field.key] = field.id;
  };
  await define({ label: 'Code' });
  await define({ label: 'Sheet', type: 'URL' });
  await define({ label: 'Rank', type: 'NUMBER' });
  await define({ label: 'Organic', type: 'BOOLEAN' });
  await define({ label: 'Checked on', type: 'DATE' });
  await define({ label: 'Wrap', type: 'CHOICE', choices: ['Red', 'Blue'] });
  await define({ label: 'Old' });
  const add = async (name: string, values: Record<string, string>) => {
    const { id } = await shop.addProduct({ name });
    const customFields = Object.entries(values).map(([key, value]) => ({ key, value }));
    await admin.must(UpdateProductDocument, { input: { id, customFields } });
  };
  await add('Apple', {
    code: 'SUP-1',
    sheet: 'https://example.com/A',
    rank: '9',
    organic: 'true',
    checked_on: '2026-11-04',
    wrap: 'Red',
    old: 'x',
  });
  await add('Berry', {
    code: 'sup-17',
    rank: '10.5',
    organic: 'false',
    checked_on: '2026-12-01',
    wrap: 'Blue',
  });
  await add('Cherry', { code: '5%_x', rank: '-3' });
  await add('Date', {});
});
afterAll(() => shop?.close());

const list = (customField: CustomFieldFilterInput, more = {}, client = admin) =>
  client.execute(AdminProductsDocument, { customField, ...more });
const namesOf = async (key: string, values: Omit<CustomFieldFilterInput, 'key'>) => {
  const { data, errors } = await list({ key, ...values });
  expect(errors).toEqual([]);
  const { products, total } = data!.adminProducts;
  expect(total).toBe(products.length);
  return products.map(({ name }) => name).sort();
};

test.each<[string, Omit<CustomFieldFilterInput, 'key'>, string[]]>([
  ['code', { equals: 'sup-1' }, ['Apple']],
  ['code', { beginsWith: 'Sup-1' }, ['Apple', 'Berry']],
  ['code', { beginsWith: '5%_' }, ['Cherry']],
  ['code', { beginsWith: '%' }, []],
  ['sheet', { equals: 'HTTPS://example.com/a' }, ['Apple']],
  ['sheet', { beginsWith: 'https://ex' }, ['Apple']],
  ['rank', { from: '9' }, ['Apple', 'Berry']],
  ['rank', { to: '9.0' }, ['Apple', 'Cherry']],
  ['rank', { from: '-5', to: '9' }, ['Apple', 'Cherry']],
  ['rank', { equals: '09.0' }, ['Apple']],
  ['organic', { equals: 'true' }, ['Apple']],
  ['organic', { equals: 'false' }, ['Berry']],
  ['checked_on', { from: '2026-11-05' }, ['Berry']],
  ['checked_on', { from: '2026-11-04', to: '2026-11-04' }, ['Apple']],
  ['checked_on', { to: '2026-11-30' }, ['Apple']],
  ['wrap', { equals: 'Red' }, ['Apple']],
])('the list of products is filtered by %s %j', async (key, values, expected) => {
  expect(await namesOf(key, values)).toEqual(expected);
});

test('other filters hold as well', async () => {
  const { data } = await list({ key: 'code', beginsWith: 'sup' }, { keyword: 'Berry' });
  expect(data!.adminProducts.products.map(({ name }) => name)).toEqual(['Berry']);
});

const all = 'x'.repeat(501);
test.each<[string, Omit<CustomFieldFilterInput, 'key'>, string]>([
  ['code', {}, 'customField'],
  ['code', { from: '1' }, 'customField'],
  ['code', { equals: 'a', beginsWith: 'a' }, 'customField'],
  ['code', { equals: ' ' }, 'customField.equals'],
  ['code', { equals: '\0' }, 'customField.equals'],
  ['code', { beginsWith: all }, 'customField.beginsWith'],
  ['rank', { beginsWith: '1' }, 'customField'],
  ['rank', { from: 'much' }, 'customField.from'],
  ['rank', { from: '2', to: '1.5' }, 'customField.to'],
  ['rank', { to: '1234567890123' }, 'customField.to'],
  ['organic', { equals: 'yes' }, 'customField.equals'],
  ['organic', { from: 'false', to: 'true' }, 'customField'],
  ['checked_on', { from: '2026-02-30' }, 'customField.from'],
  ['checked_on', { from: '2026-02-02', to: '2026-02-01' }, 'customField.to'],
  ['wrap', { equals: 'red' }, 'customField.equals'],
  ['shelf', { equals: 'A1' }, 'customField.key'],
  [all, { equals: 'A1' }, 'customField.key'],
])('a filter by %s %j is refused', async (key, values, field) => {
  const { code, errors } = await list({ key, ...values });
  expect([code, Object.keys(errors[0]?.extensions?.fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  expect(errors[0]!.message.length).toBeLessThan(200);
});

test('a deleted field is unknown', async () => {
  expect(await namesOf('old', { equals: 'x' })).toEqual(['Apple']);
  await admin.must(DeleteCustomFieldDocument, { input: { id: fieldIds.old! } });
  const { code, errors } = await list({ key: 'old', equals: 'x' });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]!.message).toContain('There is no such custom field of products.');
});

test('a value that thousands have is found as well', async () => {
  await shop
    .em()
    .execute(
      "insert into custom_values select gen_random_uuid(), ?::uuid, 'true' from generate_series(1, 50001)",
      [fieldIds.organic!],
    );
  expect(await namesOf('organic', { equals: 'true' })).toEqual(['Apple']);
});

test('the export of the list has its products alone', async () => {
  const file = await exportFile(shop, admin, 'products', {
    customField: { key: 'code', beginsWith: 'SUP-17' },
  });
  expect(file).toContain('Berry');
  expect(file).not.toContain('Apple');
});

test('only staff with PRODUCTS can filter', async () => {
  const clients = [await shop.shopper(), await shop.staff('ORDERS')];
  for (const client of clients)
    expect((await list({ key: 'code', equals: 'SUP-1' }, {}, client)).code).toBe('FORBIDDEN');
  expect(
    (await list({ key: 'code', equals: 'SUP-1' }, {}, await shop.staff('PRODUCTS'))).code,
  ).toBeUndefined();
});
