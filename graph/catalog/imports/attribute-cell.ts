import type { AttributeValues } from '../attributes/attribute-values.ts';

/**
 * The attributes of a product as a cell: a line such as "colour: Blue" for each value. Further lines of a value begin with a
 * space.
 */
export const attributesText = (values: AttributeValues): string =>
  Object.entries(values)
    .flatMap(([key, value]) =>
      [value].flat().map((each) => `${key}: ${String(each).replaceAll('\n', '\n ')}`),
    )
    .join('\n');

/** The attributes that a cell names, each with its values; null for a line without a key and a value. */
export function parseAttributes(cell: string): { key: string; values: string[] }[] | null {
  const values = new Map<string, string[]>();
  for (const entry of cell.split(/\n(?! )/)) {
    if (entry.trim() === '') continue;
    const colon = entry.indexOf(':');
    const key = entry.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = entry
      .slice(colon + 1)
      .replaceAll('\n ', '\n')
      .trim();
    if (key === '' || value === '') return null;
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  return [...values].map(([key, each]) => ({ key, values: each }));
}
