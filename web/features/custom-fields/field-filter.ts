import * as t from '#messages/admin/custom-fields';
import type { CustomFieldFilterInput } from '../../schema.generated.ts';
import { shownValue } from './CustomFieldInputs.tsx';
import type { CustomFieldInputFragment } from './CustomFields.generated.tsx';

/** The parameters of the address of a list, and of its files, for each part of a filter. */
const names = {
  key: 'customField',
  equals: 'customFieldEquals',
  beginsWith: 'customFieldBeginsWith',
  from: 'customFieldFrom',
  to: 'customFieldTo',
} as const;
const parts = Object.keys(names) as (keyof typeof names)[];

export type FieldFilter = { [Part in keyof typeof names]?: string } & Pick<CustomFieldFilterInput, 'key'>;

/** The filter that an address has; null for none. Whether there is such a field only the server knows. */
export function fieldFilterIn(params: URLSearchParams): FieldFilter | null {
  const key = params.get(names.key);
  if (!key) return null;
  return { key, ...Object.fromEntries(parts.flatMap((part) => valueIn(params, part))) };
}

function valueIn(params: URLSearchParams, part: keyof typeof names) {
  const value = params.get(names[part]);
  return value ? [[part, value] as const] : [];
}

/** The parameters for a filter; null removes one. */
export const fieldFilterParams = (filter: FieldFilter | null): Record<string, string | null> =>
  Object.fromEntries(parts.map((part) => [names[part], filter?.[part] || null]));

type Definition = Pick<CustomFieldInputFragment, 'key' | 'label' | 'type'>;

/** A filter in words. */
export function fieldFilterText(filter: FieldFilter, definitions: readonly Definition[]): string {
  const { key, equals, beginsWith, from, to } = filter;
  const field = definitions.find((each) => each.key === key);
  const label = field?.label ?? key;
  if (beginsWith) return t.fieldBeginsWith(label, beginsWith);
  if (equals) return t.fieldIs(label, field ? shownValue(field.type, equals) : equals);
  return t.fieldIsBetween(label, from, to);
}
