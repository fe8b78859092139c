import type { CustomFieldInput } from '../../platform/custom-fields/custom-fields.types.ts';
import { parseAttributes } from './attribute-cell.ts';

/** SQL of the custom fields of a product or a variant as a cell: a line such as "shelf: A1" for each value. */
export const fieldsText = (subject: 'product' | 'variant', id: string): string =>
  `coalesce((select string_agg(field.key || ': ' || stored.value, e'\\n' order by field.position, field.id)
     from custom_values stored join custom_fields field on field.id = stored.field_id
     where stored.subject_id = ${id} and field.subject = '${subject}' and field.deleted_at is null), '')`;

/** The values of a cell that are not as they are known. Without a cell there are none. */
export function fieldEdits(cell: string | undefined, known = ''): CustomFieldInput[] {
  if (cell === undefined) return [];
  const has = new Set(known.split('\n'));
  return (parseAttributes(cell) ?? []).flatMap(({ key, values }) =>
    values.flatMap((value) => (has.has(`${key}: ${value}`) ? [] : { key, value })),
  );
}
