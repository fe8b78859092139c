import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CreateCustomFieldDocument,
  type CreateCustomFieldInput,
  CreateProductDocument,
  type CustomFieldInput,
  DuplicateProductDocument,
  ProductFieldsDocument,
  SaveVariantsDocument,
  UpdateProductDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let id: string;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const define = (input: CreateCustomFieldInput) => admin.must(CreateCustomFieldDocument, { input });
  await define({ subject: 'PRODUCT', label: 'Supplier code' });
  await define({ subject: 'PRODUCT', label: 'Checked on', type: 'DATE', isPublic: true });
  await define({ subject: 'PRODUCT', label: 'Wrap', type: 'CHOICE', choices: ['Red', 'Blue'] });
  await define({ subject: 'PRODUCT', label: 'Rank', type: 'NUMBER' });
  await define({ subject: 'VARIANT', label: 'Shelf', isPublic: true });
});
beforeEach(async () => {
  ({ id } = await shop.addProduct());
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const edit = (customFields: CustomFieldInput[], more = {}) =>
  admin.execute(UpdateProductDocument, { input: { id, customFields, ...more } });
const valuesOf = async (client: TestClient, product = id) =>
  (await client.must(ProductFieldsDocument, { id: product })).product.customFields.map(
    ({ key, value }) => `${key}: ${value}`,
  );
const shelves = async (client = admin, product = id) =>
  (await client.must(ProductFieldsDocument, { id: product })).product.variants.map(
    ({ customFields }) => customFields[0]?.value,
  );
const wrongOf = async (customFields: CustomFieldInput[]) => {
  const { code, errors } = await edit(customFields);
  return [code, errors[0]?.extensions?.fields];
};

test('values are kept in the order of their fields, and those that are not named stay', async () => {
  await edit([
    { key: 'rank', value: '01.50' },
    { key: 'checked_on', value: '2026-11-04' },
    { key: 'supplier_code', value: ' X-1 ' },
  ]);
  expect(await valuesOf(admin)).toEqual(['supplier_code: X-1', 'checked_on: 2026-11-04', 'rank: 1.5']);
  await edit([
    { key: 'supplier_code', value: 'X-2' },
    { key: 'rank', value: '' },
  ]);
  expect(await valuesOf(admin)).toEqual(['supplier_code: X-2', 'checked_on: 2026-11-04']);
});

test('shoppers and staff without PRODUCTS see public fields alone', async () => {
  await edit([
    { key: 'supplier_code', value: 'secret' },
    { key: 'checked_on', value: '2026-11-04' },
  ]);
  for (const client of [shop.guest(), await shop.staff('ORDERS')])
    expect(await valuesOf(client)).toEqual(['checked_on: 2026-11-04']);
  expect(await valuesOf(await shop.staff('PRODUCTS'))).toHaveLength(2);
});

test('what is wrong is said at its field, and nothing is stored', async () => {
  const at = (key: string, message: string) => ['BAD_USER_INPUT', { [`customFields.${key}`]: message }];
  expect(await wrongOf([{ key: 'colour', value: 'x' }])).toEqual(
    at('colour', 'There is no custom field "colour". Reload, or add it in the settings.'),
  );
  expect(await wrongOf([{ key: 'a\u0007\u202Eb', value: 'x' }])).toEqual(
    at('a  b', 'There is no custom field "a  b". Reload, or add it in the settings.'),
  );
  expect(await wrongOf([{ key: 'wrap', value: 'Green' }])).toEqual(at('wrap', 'Wrap is one of: Red, Blue.'));
  expect(await wrongOf([{ key: 'checked_on', value: '4.11.2026' }])).toEqual(
    at('checked_on', 'Checked on is a day such as 2026-11-04.'),
  );
  const twice = { key: 'rank', value: '1' };
  expect(await wrongOf([twice, twice])).toEqual(at('rank', 'Rank is there twice. Send it once.'));
  expect(await wrongOf(Array.from({ length: 51 }, () => twice))).toMatchObject(['BAD_USER_INPUT', {}]);
  await edit([
    { key: 'supplier_code', value: 'X' },
    { key: 'wrap', value: 'Green' },
  ]);
  expect(await valuesOf(admin)).toEqual([]);
});

test('a value that somebody else has changed meanwhile is not overwritten, and the error has it', async () => {
  await edit([{ key: 'supplier_code', value: 'theirs' }]);
  const { code, errors } = await edit([{ key: 'supplier_code', value: 'mine', expected: null }], {
    name: 'New',
  });
  expect([code, errors[0]?.extensions?.changed]).toEqual([
    'CONFLICT',
    {
      customFields: [
        { subject: 'product', id, key: 'supplier_code', label: 'Supplier code', value: 'theirs' },
      ],
    },
  ]);
  expect(await valuesOf(admin)).toEqual(['supplier_code: theirs']);
  expect((await edit([{ key: 'supplier_code', value: 'theirs', expected: 'old' }])).code).toBeUndefined();
  expect((await edit([{ key: 'supplier_code', value: 'mine', expected: 'theirs' }])).code).toBeUndefined();
  expect(await valuesOf(admin)).toEqual(['supplier_code: mine']);
});

test('a required value cannot be removed, and does not stand in the way of other changes', async () => {
  const input = { subject: 'PRODUCT', label: 'Origin', isRequired: true } as const;
  const { field } = (await admin.must(CreateCustomFieldDocument, { input })).createCustomField;
  expect((await edit([], { name: 'Lantern' })).code).toBeUndefined();
  expect(await wrongOf([{ key: 'origin', value: ' ' }])).toEqual([
    'BAD_USER_INPUT',
    { 'customFields.origin': 'Origin is required. Enter a text.' },
  ]);
  expect((await edit([{ key: 'origin', value: 'Norway' }])).code).toBeUndefined();
  await shop.em().execute('delete from custom_values where field_id = ?', [field.id]);
  await shop.em().execute('delete from custom_fields where id = ?', [field.id]);
});

test.each([
  ['CHOICE', 'Grade', 'Grade is required. Choose a value.'],
  ['BOOLEAN', 'Is it fragile?', 'Is it fragile? Choose an answer.'],
  ['DATE', 'Made on', 'Made on is required. Enter a date.'],
  ['URL', 'Manual', 'Manual is required. Enter a web address.'],
] as const)(
  'a required value of the type %s that is missing is asked for by its kind',
  async (type, label, message) => {
    const input = {
      subject: 'PRODUCT',
      type,
      label,
      isRequired: true,
      ...(type === 'CHOICE' && { choices: ['A'] }),
    } as const;
    const { field } = (await admin.must(CreateCustomFieldDocument, { input })).createCustomField;
    expect(await wrongOf([{ key: field.key, value: '' }])).toEqual([
      'BAD_USER_INPUT',
      { [`customFields.${field.key}`]: message },
    ]);
    await shop.em().execute('delete from custom_fields where id = ?', [field.id]);
  },
);

test('variants have their own, by all ways in which they are saved', async () => {
  const shelf = (value: string, expected?: string | null) => [{ key: 'shelf', value, expected }];
  await admin.must(UpdateVariantDocument, { id, input: { customFields: shelf('A1') } });
  expect([await shelves(), await shelves(shop.guest())]).toEqual([['A1'], ['A1']]);
  expect(await valuesOf(admin)).toEqual([]);
  const row = { id, options: ['S'], price: 100, countInStock: 1 };
  const variants = { productId: id, optionNames: ['Size'] };
  await admin.must(SaveVariantsDocument, {
    input: {
      ...variants,
      variants: [row, { ...row, id: undefined, options: ['M'], customFields: shelf('B2') }],
    },
  });
  expect(await shelves()).toEqual(['A1', 'B2']);
  const stale = { ...row, customFields: shelf('C3', 'Z9') };
  const refused = await admin.execute(UpdateProductDocument, {
    input: { id, variants: { optionNames: ['Size'], variants: [stale] } },
  });
  expect(refused.code).toBe('CONFLICT');
  const wrong = { ...row, customFields: [{ key: 'colour', value: 'x' }] };
  const { errors } = await admin.execute(SaveVariantsDocument, { input: { ...variants, variants: [wrong] } });
  expect(Object.keys(errors[0]?.extensions?.fields as object)).toEqual(['variants.0.customFields.colour']);
  expect(await shelves()).toEqual(['A1', 'B2']);
});

test('a new product has its values from the beginning, a copy those of its original but for the variants', async () => {
  const input = {
    name: 'Lamp',
    customFields: [{ key: 'supplier_code', value: 'X-1' }],
    variants: {
      optionNames: ['Size'],
      variants: ['S', 'M'].map((size) => ({
        options: [size],
        price: 100,
        countInStock: 0,
        customFields: [{ key: 'shelf', value: size }],
      })),
    },
  };
  const lamp = (await admin.must(CreateProductDocument, { input })).createProduct.id;
  expect(await valuesOf(admin, lamp)).toEqual(['supplier_code: X-1']);
  expect(await shelves(admin, lamp)).toEqual(['S', 'M']);
  const copy = (await admin.must(DuplicateProductDocument, { id: lamp })).duplicateProduct.id;
  expect(await valuesOf(admin, copy)).toEqual(['supplier_code: X-1']);
  expect(await shelves(admin, copy)).toEqual([undefined, undefined]);
});

test('changes are in the log, with the values before and after', async () => {
  await edit([{ key: 'supplier_code', value: 'X-1' }]);
  await edit([{ key: 'supplier_code', value: 'X-1' }]);
  await admin.must(UpdateVariantDocument, { id, input: { customFields: [{ key: 'shelf', value: 'A1' }] } });
  const events = (await shop.events('product.updated')).filter(({ subjectId }) => subjectId === id);
  expect(events.map(({ data }) => data)).toMatchObject([
    {
      changed: ['customFields.supplier_code'],
      old: { 'customFields.supplier_code': null },
      new: { 'customFields.supplier_code': 'X-1' },
    },
    { changed: ['variants'], variants: [{ id, new: { 'customFields.shelf': 'A1' } }] },
  ]);
});
