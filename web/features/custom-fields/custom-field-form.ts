import type { CustomFieldInputFragment } from './CustomFields.generated.tsx';

/** What something has of custom fields. */
export type Values = readonly { key: string; value: string }[];

/** The name of the field of a custom field, as in the errors of the server. `path` is the path of its row, such as "variants.2.". */
export const fieldName = (key: string, path = '') => `${path}customFields.${key}`;

/** What to send of the custom fields in a form: those that are not as they were. */
export function customFieldEdits(
  form: FormData,
  definitions: readonly Pick<CustomFieldInputFragment, 'key'>[],
  before: Values,
  path = '',
) {
  return definitions.flatMap(({ key }) => {
    const name = fieldName(key, path);
    if (!form.has(name)) return [];
    const value = String(form.get(name)).trim() || null;
    const expected = before.find((each) => each.key === key)?.value ?? null;
    return value === expected ? [] : [{ key, value, expected }];
  });
}

/** Values with those that somebody else has given meanwhile, the last of each; null for none. */
export function withValues(
  before: Values,
  changed: readonly { key: string; value: string | null }[],
): { key: string; value: string }[] {
  const now = new Map(changed.map(({ key, value }) => [key, value]));
  return [
    ...before.filter(({ key }) => !now.has(key)),
    ...[...now].flatMap(([key, value]) => (value === null ? [] : { key, value })),
  ];
}
