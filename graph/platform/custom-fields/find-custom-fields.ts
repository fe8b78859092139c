import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { batch, batchOne } from '../../core/batch.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import {
  CustomFieldDefinition,
  type CustomFieldSubject,
  permissionFor,
} from './custom-field-definition.entity.ts';
import type { CustomField } from './custom-fields.types.ts';

export type Definition = RowOf<CustomFieldDefinition, 'removal'>;

const columns = columnsOf(CustomFieldDefinition, 'removal');
const order = 'order by subject, position, id';
const readAll = columns.read<[]>(`from custom_fields where deleted_at is null ${order}`);
const lockOf = columns.read<[subject: string]>(
  `from custom_fields where subject = $1 and deleted_at is null ${order} for share`,
);

/** The fields of all subjects in their order. */
export function allCustomFields(ctx: Context): Promise<Definition[]> {
  return cacheForGuests(ctx, cacheKey('custom fields'), () =>
    batchOne(ctx, 'custom fields', () => readAll(ctx.em)),
  );
}

/** The fields of a subject that the viewer may read the values of, in their order. */
export async function readableFields(ctx: Context, subject: CustomFieldSubject): Promise<Definition[]> {
  const mayReadAll = ctx.actor.can(permissionFor[subject]);
  return (await allCustomFields(ctx)).filter(
    (field) => field.subject === subject && (mayReadAll || field.isPublic),
  );
}

/** The fields of a subject as a transaction sees them. They stay as they are until it ends. */
export const lockFieldsOf = (em: SqlEntityManager, subject: CustomFieldSubject): Promise<Definition[]> =>
  lockOf(em, subject);

/** A stored value. */
export interface StoredValue {
  subjectId: string;
  fieldId: string;
  value: string;
}

const readStored = prepared<StoredValue, [ids: readonly string[], fields: readonly string[]]>(
  `select subject_id as "subjectId", field_id as "fieldId", value from custom_values
   where subject_id = any($1::uuid[]) and field_id = any($2::uuid[])`,
);

/** The values of these fields that some things have. */
export async function readValues(
  em: SqlEntityManager,
  ids: readonly string[],
  fields: readonly Pick<Definition, 'id'>[],
): Promise<StoredValue[]> {
  if (ids.length === 0 || fields.length === 0) return [];
  return readStored(
    em,
    ids,
    fields.map(({ id }) => id),
  );
}

/** Values in the order of their fields. */
export function inOrder(
  fields: readonly Definition[],
  values: readonly Pick<StoredValue, 'fieldId' | 'value'>[],
): CustomField[] {
  const valueAt = new Map(values.map(({ fieldId, value }) => [fieldId, value]));
  return fields.flatMap(({ id, key, label, type, isPublic }) => {
    const value = valueAt.get(id);
    return value === undefined ? [] : [{ key, label, type, value, isPublic }];
  });
}

const readFields = prepared<
  CustomField & { subjectId: string },
  [ids: readonly string[], subject: string, mayReadAll: boolean]
>(
  `select v.subject_id as "subjectId", f.key, f.label, f.type, v.value, f.is_public as "isPublic"
   from custom_values v join custom_fields f on f.id = v.field_id
   where v.subject_id = any($1::uuid[]) and f.subject = $2 and f.deleted_at is null and (f.is_public or $3)
   order by f.position, f.id`,
);

/** SQL of all values of the thing with this id, public or not, as JSON of `CustomField`s: for reads of staff that have its row anyway. */
export const fieldsJson = (subject: CustomFieldSubject, id: string) => `coalesce((
  select json_agg(json_build_object('key', f.key, 'label', f.label, 'type', f.type, 'value', v.value, 'isPublic', f.is_public) order by f.position, f.id)
  from custom_values v join custom_fields f on f.id = v.field_id where v.subject_id = ${id} and f.subject = '${subject}' and f.deleted_at is null
), '[]')`;

/** What a product, a variant or an order has that the viewer may read; for all things of a request in one statement. */
export async function customFieldsOf(
  ctx: Context,
  subject: CustomFieldSubject,
  id: string,
): Promise<CustomField[]> {
  // Most shops show none to shoppers, whose requests then need no statement.
  if (!ctx.actor.isStaff && (await readableFields(ctx, subject)).length === 0) return [];
  return batch(ctx, `custom fields of a ${subject}`, id, async (ids) => {
    const mayReadAll = ctx.actor.can(permissionFor[subject]);
    const rows = await readFields(ctx.em.fork(), ids, subject, mayReadAll);
    const byId = Map.groupBy(rows, ({ subjectId }) => subjectId);
    return ids.map((each) => byId.get(each) ?? []);
  });
}
