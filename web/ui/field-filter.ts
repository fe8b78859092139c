/** The parameters of the address of a list, and of its files, for each part of a filter by a custom field. */
const names = {
  key: 'customField',
  equals: 'customFieldEquals',
  beginsWith: 'customFieldBeginsWith',
  from: 'customFieldFrom',
  to: 'customFieldTo',
} as const;
const parts = Object.keys(names) as (keyof typeof names)[];

export type FieldFilter = { [Part in keyof typeof names]?: string } & { key: string };

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
