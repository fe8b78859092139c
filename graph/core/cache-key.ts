/**
 * What is cached: for each kind of entry the parts that tell its entries apart. A kind is read in one place alone, so that two uses
 * never share an entry.
 */
interface CacheKinds {
  settings: [];
  'automatic promotions': [];
  categories: [];
  'categories with products': [];
  'products by category': [];
  'images of categories': [];
  attributes: [];
  'filter attributes': [];
  synonyms: [];
  'product by id': [id: string];
  'product by slug': [slug: string];
  'similar products': [id: string];
  'bought together': [id: string];
  'listing of product': [id: string];
  'images of product': [id: string];
  'safety of product': [id: string];
  'custom fields': [];
  'custom fields of product': [id: string];
  'custom fields of variant': [id: string];
  'variants of product': [id: string];
  'ids of variants of product': [id: string];
  'reviews of product': [id: string, first: number, offset: number, sort: string, rating: number | null];
  'variant by sku': [sku: string];
  brand: [name: string];
  collection: [slug: string];
  'info page': [slug: string];
  'page links': [];
  menus: [];
  'home layout': [];
  'home page': [];
  'products of collection': [id: string];
  /** The newest products, or the best matches of a keyword. */
  'plain products': [page: number, keyword: string, soldOutLast: boolean];
  'listed products': [page: number, sort: string, list: string, soldOutLast: boolean];
  facets: [list: string];
  search: [keyword: string];
  'anchors of products': [withDrafts: boolean];
  'total of products': [withDrafts: boolean];
  'total of products of admins': [
    keyword: string,
    view?: string | null,
    category?: string | null,
    collection?: string | null,
    tag?: string | null,
    customField?: object | null,
  ];
  'total of orders': [
    keyword: string,
    paid?: boolean | null,
    delivered?: boolean | null,
    onHold?: boolean | null,
    state?: string | null,
    task?: string | null,
    tag?: string | null,
    hasUnansweredMessage?: boolean | null,
    withdrawn?: boolean | null,
    backordered?: boolean | null,
    customer?: string | null,
    customField?: object | null,
    from?: string,
    to?: string,
  ];
  'low stock': [];
  'products by tax class': [];
  'sold products': [currency: string];
  todo: [permissions: string];
  'sales breakdown': [by: string, from: string, to: string, zone: string, currency: string, rows: number];
  'money state': [];
  'buyer cohorts': [from: string, to: string, zone: string, currency: string];
  'stock value': [day: string, zone: string];
  'total of accounts': [keyword: string];
  'total of mails': [keyword: string, state?: string | null, order?: string | null];
  'total of reviews': [
    keyword: string,
    state: string | null,
    rating: number | null,
    isReported: boolean | null,
  ];
  page: [address: string];
  /** The page of all addresses of a kind where nothing is. */
  'missing page': [kind: string];
}

export type CacheKind = keyof CacheKinds;

declare const made: unique symbol;
/** Only `cacheKey` makes one: free text is no key. */
export type CacheKey = string & { readonly [made]: true };

/** The key of an entry. What people type is quoted, so that it can spell the key of no other entry. */
export function cacheKey<Kind extends CacheKind>(kind: Kind, ...parts: CacheKinds[Kind]): CacheKey {
  return JSON.stringify([kind, ...parts]) as CacheKey;
}
