import type { Request } from 'express';
import { validate as isUuid } from 'uuid';
import { findCategory } from '../../catalog/categories/find-categories.ts';
import { findCollection } from '../../catalog/collections/find-collections.ts';
import { findProduct, findProductBySlug } from '../../catalog/products/find-product.ts';
import { findVariantsOf } from '../../catalog/products/find-variants.ts';
import { filterAttributes } from '../../catalog/search/filtered-list.ts';
import { findBrand } from '../../catalog/search/find-brand.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { type CacheKey, cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { type ContextDeps, guestContext } from '../../core/guest-context.ts';
import type { OneByOne } from '../../core/ports.ts';
import { findPage } from '../../platform/pages/find-pages.ts';
import { FILTERED_LIST, listQuery, SLUG } from './page-address.ts';

/** What a request for a page leads to: another spelling of its address, or a page. */
export type PageTarget =
  | { redirect: string }
  /** `address` is what is rendered, and `key` identifies the page in the cache. Nothing is there when it `isMissing`. */
  | { address: string; key: CacheKey; isMissing: boolean };

/** The one spelling of the path of a screen; null when there is no such screen. */
export type Spell = (path: string) => string | null;

const CATEGORY = /^\/category\/([^/]+)$/;
const COLLECTION = /^\/collection\/([^/]+)$/;
const INFO = /^\/info\/([^/]+)$/;
const BRAND = /^\/brand\/([^/]+)$/;

/**
 * The page of a request. Each page has one address and one entry in the cache, however its address is spelled and whatever else the
 * query has. All addresses without a screen, a product, a category, a collection, a brand or a page of texts share one entry each: there is no end of them.
 */
export async function pageTarget(
  context: ContextDeps,
  spell: Spell,
  req: Request,
  onMiss: OneByOne,
): Promise<PageTarget> {
  const { path } = req;
  const spelled = spell(path);
  if (spelled === null) return missing(path, 'screen');
  if (spelled !== path) return { redirect: spelled + req.originalUrl.slice(path.length) };
  const ctx = { ...guestContext(context), onMiss };
  const [kind, param] = subjectOf(path);
  if (kind && param !== undefined && !(await exists(() => finders[kind](ctx, param))))
    return missing(path, kind);
  const address = path + (await queryOf(ctx, req));
  return { address, key: cacheKey('page', address), isMissing: false };
}

const missing = (address: string, kind: string) => ({
  address,
  key: cacheKey('missing page', kind),
  isMissing: true,
});

const productOf = (ctx: Context, key: string) => (isUuid(key) ? findProduct : findProductBySlug)(ctx, key);

const finders = {
  product: productOf,
  category: findCategory,
  collection: findCollection,
  brand: findBrand,
  page: findPage,
};

function subjectOf(path: string): [kind?: keyof typeof finders, param?: string] {
  const patterns = { product: SLUG, category: CATEGORY, collection: COLLECTION, brand: BRAND, page: INFO };
  for (const kind of Object.keys(patterns) as (keyof typeof finders)[]) {
    const match = patterns[kind].exec(path);
    if (match) return [kind, decoded(match[1]!)];
  }
  return [];
}

/** Any other failure is left to the page, which says so. */
async function exists(find: () => Promise<unknown>): Promise<boolean> {
  return find().then(
    () => true,
    (error) => !(error instanceof DomainError && error.code === 'NOT_FOUND'),
  );
}

/** What the screen reads of the query: a variant that the product has, or the filter of a list. */
async function queryOf(ctx: Context, req: Request): Promise<string> {
  const { path, query } = req;
  if (Object.keys(query).length === 0) return '';
  if (FILTERED_LIST.test(path)) {
    const attributes = await filterAttributes(ctx);
    return listQuery(req, new Set(attributes.map(({ key }) => key)));
  }
  const { variant } = query;
  const product = SLUG.exec(path)?.[1];
  if (product === undefined || typeof variant !== 'string' || !isUuid(variant)) return '';
  const { id } = await productOf(ctx, decoded(product));
  const read = async () => (await findVariantsOf(ctx.em, [id]))[0]!.map((one) => one.id);
  const ids = await cacheForGuests(ctx, cacheKey('ids of variants of product', id), read);
  return ids.includes(variant.toLowerCase()) ? `?variant=${variant.toLowerCase()}` : '';
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
