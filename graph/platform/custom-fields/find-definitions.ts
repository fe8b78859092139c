import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { type CustomFieldSubject, permissionFor } from './custom-field-definition.entity.ts';
import { allCustomFields, type Definition } from './find-custom-fields.ts';

/** The custom fields of a subject in their order, for staff who edit them or their values; none for others. */
export async function findDefinitions(ctx: Context, subject: CustomFieldSubject): Promise<Definition[]> {
  const { actor } = ctx;
  if (!actor.can(Permission.Settings) && !actor.can(permissionFor[subject])) return [];
  return (await allCustomFields(ctx)).filter((field) => field.subject === subject);
}

const readUsed = prepared<{ id: string }, [ids: readonly string[]]>(
  `select field.id from unnest($1::uuid[]) field(id)
   where exists (select from custom_values where custom_values.field_id = field.id)`,
);

/** Whether anything has a value of a field. */
export function isUsed(ctx: Context, id: string): Promise<boolean> {
  return batch(ctx, 'used custom fields', id, async (ids) => {
    const used = new Set((await readUsed(ctx.em.fork(), ids)).map((row) => row.id));
    return ids.map((each) => used.has(each));
  });
}
