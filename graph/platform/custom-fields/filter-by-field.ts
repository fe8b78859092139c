import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldError } from '../../core/validation.ts';
import type { CustomFieldSubject } from './custom-field-definition.entity.ts';
import { fieldCondition } from './field-condition.ts';
import type { CustomFieldFilterInput } from './field-filter.inputs.ts';
import { allCustomFields } from './find-custom-fields.ts';

type Sql = RawBuilder<unknown>;

/**
 * With no more values than this, what has them is found first. Otherwise a list is read in its order until a page is full: with so many that is soon,
 * unless all of them are at its end.
 */
const FEW = 50_000;

/** What a filter of a list finds by a custom field. */
export interface FoundByField {
  fieldId: string;
  /** Condition on the `value` of the field. */
  condition: Sql;
  /** SELECT of the ids of what has such a value. */
  ids: Sql;
  isFew: boolean;
}

/** The caller has checked that the viewer may read the list. Errors: BAD_USER_INPUT, also for an unknown field. */
export async function findByField(
  ctx: Context,
  subject: CustomFieldSubject,
  filter: CustomFieldFilterInput,
): Promise<FoundByField> {
  const field = (await allCustomFields(ctx)).find(
    (each) => each.subject === subject && each.key === filter.key,
  );
  if (!field)
    throw fieldError(
      'customField.key',
      `There is no such custom field of ${subject}s. Remove this filter, or choose another field.`,
    );
  const condition = fieldCondition(field, filter);
  const from = sql`from custom_values where field_id = ${field.id} and ${condition}`;
  const counted = sql<{
    total: number;
  }>`select count(*)::int as total from (select ${from} limit ${FEW + 1}) as few`;
  const { rows } = await counted.execute(ctx.em.getKysely());
  return { fieldId: field.id, condition, ids: sql`select subject_id ${from}`, isFew: rows[0]!.total <= FEW };
}

/** The condition on a row with the column `id`. Errors: as in `findByField`. */
export async function hasField(
  ctx: Context,
  subject: CustomFieldSubject,
  filter: CustomFieldFilterInput | null | undefined,
): Promise<Sql> {
  if (!filter) return sql`true`;
  const { ids, isFew } = await findByField(ctx, subject, filter);
  return isFew ? sql`id = any(array(${ids}))` : sql`id in (${ids})`;
}
