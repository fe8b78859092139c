import { type Cents, MAX_CENTS, parseCents } from '#money/cents';
import { pageNumber } from '../../router/urls.ts';
import type { ProductFilter, ProductSort } from '../../schema.generated.ts';

const SORTS = new Map<string | null, ProductSort>([
  ['newest', 'NEWEST'],
  ['price-asc', 'PRICE_ASC'],
  ['price-desc', 'PRICE_DESC'],
  ['rating', 'RATING'],
  ['best-selling', 'BEST_SELLING'],
]);
const OPTION = /^o\../;
const ATTRIBUTE = /^f\.([a-z][a-z0-9_]{0,39})(\.min|\.max)?$/;
/** As many as the API takes. */
const MOST_ATTRIBUTES = 10;
const MOST_OPTIONS = 5;
const MOST_VALUES = 50;
const LONGEST_VALUE = 100;

/** What the address of a list asks for. Null where it asks for nothing. */
export interface ListState {
  page: number;
  sort: ProductSort | null;
  filter: ProductFilter | null;
}

/**
 * Reads the query string of a list: `?min=50&max=200&rating=4&stock=1&sale=1&brand=Alder&f.colour=Blue&f.weight.max=2&o.Size=42&sort=price-asc`.
 * What it does not know, or cannot read, is ignored.
 */
export function readListUrl(query: string): ListState {
  const params = new URLSearchParams(query);
  const price = { min: amount(params.get('min')), max: amount(params.get('max')) };
  const rating = /^[1-5]$/.test(params.get('rating') ?? '') ? Number(params.get('rating')) : undefined;
  let left = MOST_VALUES;
  const take = (name: string) => {
    const values = [...new Set(params.getAll(name))].filter(
      (value) => value !== '' && value.length <= LONGEST_VALUE,
    );
    const taken = values.slice(0, left);
    left -= taken.length;
    return taken;
  };
  const brand = take('brand');
  const attributes = attributesOf(params, take);
  const options = [...new Set(params.keys())]
    .filter((name) => OPTION.test(name))
    .slice(0, MOST_OPTIONS)
    .map((name) => ({ name: name.slice(2), values: take(name) }))
    .filter(({ values }) => values.length > 0);
  const filter: ProductFilter = {
    ...((price.min !== undefined || price.max !== undefined) && { price }),
    ...(params.get('stock') === '1' && { inStock: true }),
    ...(params.get('sale') === '1' && { onSale: true }),
    ...(rating && { rating }),
    ...(brand.length > 0 && { brand }),
    ...(options.length > 0 && { options }),
    ...(attributes.length > 0 && { attributes, ignoreUnknown: true }),
  };
  return {
    page: pageNumber(params.get('page') ?? undefined),
    sort: SORTS.get(params.get('sort')) ?? null,
    filter: Object.keys(filter).length > 0 ? filter : null,
  };
}

function attributesOf(params: URLSearchParams, take: (name: string) => string[]) {
  const keys = new Set([...params.keys()].flatMap((name) => ATTRIBUTE.exec(name)?.[1] ?? []));
  return [...keys].slice(0, MOST_ATTRIBUTES).flatMap((key) => {
    const values = take(`f.${key}`);
    const min = decimal(params.get(`f.${key}.min`));
    const max = decimal(params.get(`f.${key}.max`));
    const isEmpty = values.length === 0 && min === undefined && max === undefined;
    return isEmpty ? [] : [{ key, ...(values.length > 0 && { values }), min, max }];
  });
}

function amount(text: string | null): Cents | undefined {
  const cents = parseCents((text ?? '').replace(/,/g, '.'));
  return cents === null ? undefined : Math.min(cents, MAX_CENTS);
}

function decimal(text: string | null): number | undefined {
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text ?? '') ? Number(text) : undefined;
}

const PARAMETER = /^(?:page|sort|min|max|rating|stock|sale|brand|f\.[a-z].*|o\..+)$/;

/** What lists read of a query string, in one order: the server renders the same. */
export function knownQuery(query: string): string {
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => PARAMETER.test(name) && value !== '',
  );
  return toText(new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))));
}

/** The query string with these parameters set, or removed where they are empty, on the first page. */
export function withParams(query: string, changes: Record<string, string>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return onFirstPage(params);
}

/** The query string of another page of the list. */
export function ofPage(query: string, page: number): string {
  const params = new URLSearchParams(query);
  params.delete('page');
  if (page > 1) params.set('page', String(page));
  return toText(params);
}

export function onFirstPage(params: URLSearchParams): string {
  params.delete('page');
  return toText(params);
}

function toText(params: URLSearchParams): string {
  for (const [name, value] of [...params]) if (value === '') params.delete(name);
  const text = params.toString();
  return text && `?${text}`;
}
