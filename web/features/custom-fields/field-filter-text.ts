import * as t from '#messages/admin/custom-fields';
import type { FieldFilter } from '../../ui/field-filter.ts';
import { shownValue } from './CustomFieldInputs.tsx';
import type { CustomFieldInputFragment } from './CustomFields.generated.tsx';

type Definition = Pick<CustomFieldInputFragment, 'key' | 'label' | 'type'>;

/** A filter by a custom field in words. */
export function fieldFilterText(filter: FieldFilter, definitions: readonly Definition[]): string {
  const { key, equals, beginsWith, from, to } = filter;
  const field = definitions.find((each) => each.key === key);
  const label = field?.label ?? key;
  if (beginsWith) return t.fieldBeginsWith(label, beginsWith);
  if (equals) return t.fieldIs(label, field ? shownValue(field.type, equals) : equals);
  return t.fieldIsBetween(label, from, to);
}
