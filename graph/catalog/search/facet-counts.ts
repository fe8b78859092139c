import { type Facet, FacetType, type FacetValue } from './facets.types.ts';
import { type FilterAttribute, OPTION } from './filtered-list.ts';
import type { ProductList } from './filtered-products.ts';

/** One number of a facet; `type` is that of the JSON value. */
export interface CountRow {
  facet: string;
  value: string | null;
  count: number;
  type: string | null;
}

/** The numbers of each facet. */
export type FacetCounts = Map<string, { rows: CountRow[]; isSample: boolean }>;

/** Parts of the histogram of prices. */
export const BARS = 12;
const JSON_TYPES = { text: 'string', list: 'array', number: 'number', boolean: 'boolean' } as const;
const TYPES = {
  text: FacetType.TEXT,
  list: FacetType.TEXT,
  number: FacetType.NUMBER,
  boolean: FacetType.BOOLEAN,
} as const;

/** As clothes are marked, from small to large. */
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** The facets in their order. Stars, offers, or an attribute, that no match has, and that are not selected, are left out. */
export function toFacets(
  counts: FacetCounts,
  { selections }: Pick<ProductList, 'selections'>,
  attributes: readonly FilterAttribute[],
): Facet[] {
  const facet = (key: string, label: string, type: FacetType, more: Partial<Facet> = {}): Facet => {
    const { isSample } = counts.get(key)!;
    return { key, label, type, unit: '', values: [], min: null, max: null, histogram: [], isSample, ...more };
  };
  const rowsOf = (key: string) => counts.get(key)!.rows;
  const valuesOf = (key: string, rows = rowsOf(key), all: readonly string[] = []): FacetValue[] => {
    const wanted = selections.get(key)?.values ?? [];
    const found = new Map(rows.map(({ value, count }) => [value!, count]));
    const values = new Set([...all, ...found.keys(), ...wanted]);
    return [...values].map((value) => ({
      value,
      count: found.get(value) ?? 0,
      isSelected: wanted.includes(value),
    }));
  };
  const isUsed = (key: string) => selections.has(key) || rowsOf(key).some(({ count }) => count > 0);
  const rated = isUsed('rating')
    ? [
        facet('rating', 'Rating', FacetType.RATING, {
          values: valuesOf('rating', undefined, ['4', '3', '2', '1']),
        }),
      ]
    : [];
  const reduced = isUsed('onSale')
    ? [facet('onSale', 'Offers', FacetType.BOOLEAN, { values: valuesOf('onSale', undefined, ['true']) })]
    : [];
  const options = [...counts.keys()].filter((key) => key.startsWith(OPTION)).sort();
  return [
    facet('price', 'Price', FacetType.PRICE, prices(rowsOf('price'))),
    ...rated,
    facet('inStock', 'Availability', FacetType.BOOLEAN, { values: valuesOf('inStock', undefined, ['true']) }),
    ...reduced,
    facet('brand', 'Brand', FacetType.TEXT, { values: sorted(valuesOf('brand')) }),
    ...options.map((key) =>
      facet(key, key.slice(OPTION.length), FacetType.TEXT, { values: valuesOf(key).sort(bySize) }),
    ),
    ...attributes.flatMap(({ key: name, label, type, unit }) => {
      const key = `attributes.${name}`;
      const rows = rowsOf(key).filter((row) => row.type === JSON_TYPES[type]);
      const values = sorted(valuesOf(key, rows), type === 'number');
      if (values.length === 0 && !selections.has(key)) return [];
      const ends = type === 'number' ? endsOf(rowsOf(key)) : {};
      return [facet(key, label, TYPES[type], { unit, values, ...ends })];
    }),
  ];
}

function prices(rows: readonly CountRow[]): Partial<Facet> {
  const ends = endsOf(rows);
  const bars = new Map(rows.map(({ value, count }) => [value, count]));
  const histogram = Array.from({ length: BARS }, (_, bar) => bars.get(String(bar)) ?? 0);
  return { ...ends, histogram: ends.min === null ? [] : histogram };
}

function endsOf(rows: readonly CountRow[]): { min: number | null; max: number | null } {
  const end = (name: string) =>
    rows.find(({ value, type }) => value === name && type !== 'string')?.count ?? null;
  return { min: end('min'), max: end('max') };
}

/** S, M, L; 9, 10, 10.5. */
function bySize({ value: a }: FacetValue, { value: b }: FacetValue): number {
  const [first, second] = [SIZES.indexOf(a), SIZES.indexOf(b)];
  return first >= 0 && second >= 0 ? first - second : a.localeCompare(b, 'en', { numeric: true });
}

/** The most frequent texts first; numbers by size. */
function sorted(values: FacetValue[], byNumber = false): FacetValue[] {
  if (byNumber) return values.sort((a, b) => Number(a.value) - Number(b.value));
  return values.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}
