import { randomUUID } from 'node:crypto';
import { CreateCustomFieldDocument } from '../testing/operations.generated.ts';
import { order } from './call-fixtures.ts';
import type { Stage } from './stage.ts';

type Subject = 'PRODUCT' | 'VARIANT' | 'ORDER' | 'CUSTOMER';

/** A field of a subject, of which there are few at a time. */
export async function customField(
  { shop, admin }: Stage,
  subject: Subject,
  { isPublic = false } = {},
): Promise<{ id: string; key: string; version: number }> {
  for (const table of ['custom_values', 'custom_fields']) await shop.em().execute(`delete from ${table}`);
  const key = `field_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const input = { subject, key, label: key, isPublic };
  return (await admin.must(CreateCustomFieldDocument, { input })).createCustomField.field;
}

/** A public field of which something has the value "A1". */
export async function customValue(stage: Stage, subject: Subject, id: string): Promise<string> {
  const field = await customField(stage, subject, { isPublic: subject !== 'CUSTOMER' });
  await stage.shop
    .em()
    .execute(`insert into custom_values (subject_id, field_id, value) values (?, ?, 'A1')`, [id, field.id]);
  return field.key;
}

/** See `rootCalls`. */
export const customFieldCalls = {
  'Query.customFieldDefinitions': async (stage: Stage) => {
    await customField(stage, 'PRODUCT');
    return { subject: 'PRODUCT' };
  },
  'Mutation.createCustomField': async () => ({
    input: { subject: 'ORDER', label: randomUUID(), key: `k${randomUUID().replaceAll('-', '_')}` },
  }),
  'Mutation.updateCustomField': async (stage: Stage) => {
    const { id, version } = await customField(stage, 'ORDER');
    return { input: { id, version, label: 'Gift wrap' } };
  },
  'Mutation.sortCustomFields': async (stage: Stage) => ({
    input: { subject: 'VARIANT', ids: [(await customField(stage, 'VARIANT')).id] },
  }),
  'Mutation.setOrderFields': async (stage: Stage) => {
    const { id } = await order(stage);
    const key = await customValue(stage, 'ORDER', id);
    return { input: { id, customFields: [{ key, value: 'B2' }] } };
  },
  'Mutation.deleteCustomField': async (stage: Stage) => ({
    input: { id: (await customField(stage, 'PRODUCT')).id },
  }),
};
