import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import {
  CreateCustomFieldDocument,
  type CreateCustomFieldInput,
  CustomFieldDefinitionsDocument,
  type CustomFieldSubject,
  DeleteCustomFieldDocument,
  SortCustomFieldsDocument,
  UpdateCustomFieldDocument,
  type UpdateCustomFieldInput,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { removalQueue } from './removal-queue.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
beforeEach(async () => {
  for (const table of ['custom_values', 'custom_fields']) await shop.em().execute(`delete from ${table}`);
});
afterAll(() => shop?.close());

const create = (input: Omit<CreateCustomFieldInput, 'subject'> & { subject?: CustomFieldSubject }) =>
  admin.execute(CreateCustomFieldDocument, { input: { subject: 'PRODUCT', ...input } });
const created = async (input: Parameters<typeof create>[0]) => {
  const { data, errors } = await create(input);
  expect(errors).toEqual([]);
  return data!.createCustomField.field;
};
const update = (input: UpdateCustomFieldInput) => admin.execute(UpdateCustomFieldDocument, { input });
const fieldsOf = (errors: readonly { extensions?: Record<string, unknown> }[]) =>
  errors[0]?.extensions?.fields as Record<string, string> | undefined;
const labels = async () =>
  (await admin.must(CustomFieldDefinitionsDocument, { subject: 'PRODUCT' })).customFieldDefinitions.map(
    ({ label }) => label,
  );
const give = async (key: string, value: string | null) => {
  const { id } = await shop.addProduct();
  await admin.must(UpdateProductDocument, { input: { id, customFields: [{ key, value }] } });
  return id;
};

test('the key is made of the name unless it is given, and neither is given twice', async () => {
  expect(await created({ label: ' Gift wrap: Colour ' })).toMatchObject({
    key: 'gift_wrap_colour',
    label: 'Gift wrap: Colour',
    type: 'TEXT',
    version: 1,
    isUsed: false,
  });
  expect(await created({ label: 'Полка' })).toMatchObject({ key: 'field' });
  expect(await created({ label: '2nd shelf' })).toMatchObject({ key: 'nd_shelf' });
  const sameKey = await create({ label: 'Other', key: 'gift_wrap_colour' });
  expect([sameKey.code, fieldsOf(sameKey.errors)]).toEqual([
    'CUSTOM_FIELD_EXISTS',
    { key: 'The field "Gift wrap: Colour" has the key gift_wrap_colour. Choose another key.' },
  ]);
  const sameName = await create({ label: 'GIFT WRAP: COLOUR', key: 'other' });
  expect(fieldsOf(sameName.errors)).toEqual({
    label: 'There is a field "GIFT WRAP: COLOUR" already. Choose another name.',
  });
  expect((await create({ subject: 'ORDER', label: 'Gift wrap: Colour' })).code).toBeUndefined();
});

test('wrong definitions are refused with their fields', async () => {
  const refused = async (input: Parameters<typeof create>[0]) => fieldsOf((await create(input)).errors);
  expect(await refused({ label: ' ' })).toHaveProperty('label');
  expect(await refused({ label: 'A', key: 'A b' })).toHaveProperty('key');
  expect(await refused({ label: 'A', choices: ['x'] })).toHaveProperty('choices');
  expect(await refused({ label: 'A', type: 'CHOICE' })).toHaveProperty('choices');
  expect(await refused({ label: 'A', type: 'CHOICE', choices: [' '] })).toHaveProperty('choices');
  const many = Array.from({ length: 101 }, (_, n) => `Choice ${n}`);
  expect(await refused({ label: 'A', type: 'CHOICE', choices: many })).toHaveProperty('choices');
  expect(await refused({ label: 'A', subject: 'CUSTOMER', isPublic: true })).toHaveProperty('isPublic');
  expect(await labels()).toEqual([]);
});

test('a subject has at most 50 fields', async () => {
  await shop.em().execute(
    `insert into custom_fields (id, subject, key, label, type)
     select gen_random_uuid(), 'product', 'field_' || n, 'Field ' || n, 'text' from generate_series(1, 50) n`,
  );
  const { code, errors } = await create({ label: 'One more' });
  expect([code, errors[0]?.message]).toEqual([
    'CONFLICT',
    'There are 50 fields already, the most there can be. Delete one first.',
  ]);
});

test('a change that somebody else has overtaken is refused', async () => {
  const { id } = await created({ label: 'Shelf' });
  expect((await update({ id, version: 1, label: 'Rack' })).data?.updateCustomField.field.version).toBe(2);
  expect((await update({ id, version: 1, label: 'Board' })).code).toBe('CONFLICT');
  expect((await update({ id, version: 2, label: 'Rack' })).data?.updateCustomField.field.version).toBe(2);
  expect(await labels()).toEqual(['Rack']);
});

test('the type of a field changes as long as there are no values', async () => {
  const { id } = await created({ label: 'Shelf' });
  expect((await update({ id, version: 1, type: 'NUMBER' })).code).toBeUndefined();
  const product = await give('shelf', '12');
  const { code, errors } = await update({ id, version: 2, type: 'TEXT' });
  expect([code, fieldsOf(errors)]).toEqual([
    'CUSTOM_FIELD_IN_USE',
    {
      type: 'There are values of "Shelf", which are of its present type. Add a new field instead, or remove the values first.',
    },
  ]);
  await admin.must(UpdateProductDocument, {
    input: { id: product, customFields: [{ key: 'shelf', value: null }] },
  });
  expect((await update({ id, version: 2, type: 'TEXT' })).code).toBeUndefined();
});

test('a choice that is used cannot be removed, others can', async () => {
  const { id } = await created({ label: 'Wrap', type: 'CHOICE', choices: ['Red', 'Blue', 'Green'] });
  await give('wrap', 'Blue');
  const { code, errors } = await update({ id, version: 1, choices: ['Red'] });
  expect([code, fieldsOf(errors)]).toEqual([
    'CUSTOM_FIELD_IN_USE',
    { choices: '"Blue" is used. Keep it, or give everything that has it another value of "Wrap" first.' },
  ]);
  const field = (await update({ id, version: 1, choices: ['Blue', ' Gold ', 'Gold'] })).data;
  expect(field?.updateCustomField.field.choices).toEqual(['Blue', 'Gold']);
});

test('fields are put into another order as a whole', async () => {
  const ids = [];
  for (const label of ['A', 'B', 'C']) ids.push((await created({ label })).id);
  const sort = (some: string[]) =>
    admin.execute(SortCustomFieldsDocument, { input: { subject: 'PRODUCT', ids: some } });
  expect((await sort(ids.toReversed())).code).toBeUndefined();
  expect(await labels()).toEqual(['C', 'B', 'A']);
  for (const some of [ids.slice(1), [...ids, ids[0]!], [ids[0]!, ids[0]!, ids[1]!]])
    expect((await sort(some)).code).toBe('CONFLICT');
  expect(await labels()).toEqual(['C', 'B', 'A']);
});

test('a deleted field is gone at once, its values with the next run of the job, and then its key is free', async () => {
  const { id } = await created({ label: 'Shelf' });
  await give('shelf', 'A1');
  await shop.em().execute(
    `insert into custom_values (subject_id, field_id, value)
     select gen_random_uuid(), ?, 'B2' from generate_series(1, 2100)`,
    [id],
  );
  await admin.must(DeleteCustomFieldDocument, { input: { id } });
  expect(await labels()).toEqual([]);
  const again = await create({ label: 'Shelf' });
  expect(again.code).toBe('CUSTOM_FIELD_BEING_DELETED');
  expect(fieldsOf(again.errors)?.key).toContain('Try again in some minutes');
  const { id: product } = await shop.addProduct();
  const late = { id: product, customFields: [{ key: 'shelf', value: 'C3' }] };
  expect((await admin.execute(UpdateProductDocument, { input: late })).code).toBe('BAD_USER_INPUT');
  await workDueRows({ ...shop, em: shop.em() }, removalQueue, shop);
  expect(await shop.em().execute('select count(*)::int as n from custom_values')).toEqual([{ n: 0 }]);
  expect((await create({ label: 'Shelf' })).code).toBeUndefined();
});

test('staff see the fields of what they edit, shoppers none', async () => {
  await created({ label: 'Shelf' });
  await created({ subject: 'ORDER', label: 'Wrap' });
  const seen = async (client: TestClient) => {
    const count = async (subject: CustomFieldSubject) =>
      (await client.must(CustomFieldDefinitionsDocument, { subject })).customFieldDefinitions.length;
    return [await count('PRODUCT'), await count('ORDER')];
  };
  expect(await seen(await shop.staff('PRODUCTS'))).toEqual([1, 0]);
  expect(await seen(await shop.staff('ORDERS'))).toEqual([0, 1]);
  expect(await seen(await shop.staff('SETTINGS'))).toEqual([1, 1]);
  expect(await seen(await shop.shopper())).toEqual([0, 0]);
});
