import type { Request } from 'express';

/** The address of a product, by its id or its slug. `?variant=` makes a page of its own. */
export const SLUG = /^\/product(?:screen)?\/([^/]+)$/;
/** Lists whose filter, order and page are in the query. */
export const FILTERED_LIST =
  /^\/(?:(?:category|collection|brand)\/[^/]+|search\/[^/]+(?:\/page\/[^/]+)?|products|offers)$/;
/** The parameters that such a list reads, with the values that count: others make no other page. */
const LIST_PARAMETERS: Record<string, RegExp> = {
  page: /^[1-9]\d{0,8}$/,
  sort: /^(?:newest|price-asc|price-desc|rating|best-selling)$/,
  min: /\d/,
  max: /\d/,
  rating: /^[1-5]$/,
  stock: /^1$/,
  sale: /^1$/,
  brand: /./,
};
const OPTION = /^o\../;
const ATTRIBUTE = /^f\.([a-z][a-z0-9_]{0,39})(?:\.min|\.max)?$/;
/** Of the query of a list. Longer ones are left to the browser. */
const LONGEST_QUERY = 2_000;

/** What a list reads of the query of a request, in one order. `attributes` are those that the shop filters by. */
export function listQuery({ originalUrl }: Request, attributes: ReadonlySet<string>): string {
  const params = new URL(originalUrl, 'http://shop').searchParams;
  const counts = ([name, value]: [string, string]) => {
    const attribute = ATTRIBUTE.exec(name)?.[1];
    if (attribute) return value !== '' && attributes.has(attribute);
    if (OPTION.test(name)) return value !== '';
    return Object.hasOwn(LIST_PARAMETERS, name) && LIST_PARAMETERS[name]!.test(value);
  };
  const known = [...params].filter(counts).filter(([name, value]) => name !== 'page' || value !== '1');
  const query = new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))).toString();
  return query && query.length <= LONGEST_QUERY ? `?${query}` : '';
}

/** Whether an address of a page has a filter or an order, of which there are endless many. */
export function isFiltered(address: string): boolean {
  const [path = '', query = ''] = address.split('?');
  return FILTERED_LIST.test(path) && /(?:^|&)(?!page=)/.test(query) && query !== '';
}
