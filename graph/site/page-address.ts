import type { Request } from 'express';
import { validate as isUuid } from 'uuid';

/** The address of a product, by its id or its slug. `?variant=` makes a page of its own. */
export const SLUG = /^\/product(?:screen)?\/([^/]+)\/?$/;
/** Lists whose filter, order and page are in the query. */
export const FILTERED_LIST = /^\/(?:(?:category|brand)\/[^/]+|offers)\/?$/;
/** The parameters that such a list reads: others make no other page. */
const LIST_PARAMETER = /^(?:page|sort|min|max|rating|stock|sale|brand|f\.[a-z].*)$/;
/** Of the query of a list. Longer ones are left to the browser. */
const LONGEST_QUERY = 2_000;

/** What a list reads of the query of a request, in one order. */
export function listQuery({ originalUrl }: Request): string {
  const params = new URL(originalUrl, 'http://shop').searchParams;
  const known = [...params].filter(([name, value]) => LIST_PARAMETER.test(name) && value !== '');
  const query = new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))).toString();
  return query && query.length <= LONGEST_QUERY ? `?${query}` : '';
}

/** The path, with what its screen reads of the query: the variant of a product, the filter of a list. */
export function addressOf(req: Request): string {
  const { path, query } = req;
  if (FILTERED_LIST.test(path)) return path + listQuery(req);
  const { variant } = query;
  const isNamed = SLUG.test(path) && typeof variant === 'string' && isUuid(variant);
  return isNamed ? `${path}?variant=${variant}` : path;
}
