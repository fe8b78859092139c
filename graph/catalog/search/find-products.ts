import { Permission } from '../../core/actor.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { type CacheKey, cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { readKeyword } from '../../core/keyword.ts';
import type { IsCached } from '../../core/list-size.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { findCategory, idsBelow } from '../categories/find-categories.ts';
import type { ProductRow } from '../products/product-row.ts';
import { readFilter } from './filtered-list.ts';
import { filteredProducts, type ProductList } from './filtered-products.ts';
import { newestProducts } from './newest-products.ts';
import { type ProductFilter, ProductSort } from './product-filter.inputs.ts';
import { countSearch } from './search-counts.ts';
import { type Found, findIds, searchProducts } from './search-products.ts';

interface FoundPage extends Omit<Found, 'ids'> {
  products: ProductRow[];
  total: number;
  /** Ids of the first matches of a keyword, whatever the page. */
  best: string[];
}

export interface ProductPageData extends FoundPage {
  page: number;
  pages: number;
  /** What its facets count; null for the lists of admins. */
  list?: () => Promise<ProductList>;
}

export interface ProductsQuery extends ListQuery {
  page: number;
  pageSize?: number | null;
  withDrafts?: boolean;
}

/** Nothing was searched for, or it was found as it is. */
const exact = { isClose: false, didYouMean: null, best: [] };

/**
 * One page of the catalogue: newest first, or best match first when there is a keyword, unless the query says otherwise. A
 * page beyond the end is empty and has the total. `withDrafts` adds drafts for admins; for others it changes nothing.
 *
 * Errors: BAD_USER_INPUT for a keyword above 100 characters or with control characters, and for a wrong filter; NOT_FOUND for an
 * unknown category.
 */
export async function findProducts(ctx: Context, query: ProductsQuery): Promise<ProductPageData> {
  const page = clampPage(query.page);
  const size = clampPageSize(query.pageSize ?? ctx.settings.pageSize);
  const keyword = readKeyword(query.keyword);
  const withDrafts = query.withDrafts === true && ctx.actor.can(Permission.Products);
  const slice = { offset: (page - 1) * size, size, withDrafts };
  const soldOutLast = query.soldOutLast === true;
  const list = () => readList(ctx, { ...query, keyword }, withDrafts);
  const cached = async (key: CacheKey, find: () => Promise<FoundPage>) => {
    const read = async () => {
      const found = await find();
      return { ...found, page, pages: countPages(found.total, size) };
    };
    // Pages of other sizes are rarely requested twice, and may be long.
    const isUsual = size === ctx.settings.pageSize;
    return isUsual ? cacheForGuests(ctx, key, read) : read();
  };
  if (isPlain(query)) {
    const find = async () =>
      keyword
        ? searchProducts(ctx, keyword, { ...slice, soldOutLast })
        : { ...exact, ...(await newestProducts(ctx, slice)) };
    const found = await cached(plainKey(page, keyword, soldOutLast), find);
    // What is suggested while somebody types has a page size of its own.
    const isSearch = keyword !== '' && page === 1 && query.pageSize == null;
    if (isSearch) countSearch(ctx, keyword, found.isClose ? 0 : found.total);
    return { ...found, list };
  }
  const filtered = await list();
  const { isClose, didYouMean } = filtered.found ?? exact;
  const find = async () => ({
    ...(await filteredProducts(ctx, filtered, slice)),
    isClose,
    didYouMean,
    best: [],
  });
  const key = cacheKey('listed products', page, filtered.sort, filtered.key, soldOutLast);
  return { ...(await cached(key, find)), list: async () => filtered };
}

const plainKey = (page: number, keyword: string, soldOutLast: boolean) =>
  cacheKey('plain products', page, keyword, soldOutLast);

/** Whether a page is cached that needs nothing else: of the newest products or of a search, as long as usual. */
export const isCachedPage: IsCached = (args, { ports, settings }) => {
  const query = args as unknown as ProductsQuery;
  if (!isPlain(query) || (query.pageSize ?? settings.pageSize) !== settings.pageSize) return false;
  return ports.cache.isCached(
    plainKey(clampPage(query.page), query.keyword.trim(), query.soldOutLast === true),
  );
};

/** Whether it is the list of the newest products, or of the best matches, which have faster ways. */
function isPlain({ category, filter, sort, keyword }: ListQuery): boolean {
  const usual = keyword.trim() ? 'relevance' : 'newest';
  return category == null && filter == null && (sort == null || sort === usual || sort === 'relevance');
}

export interface ListQuery {
  keyword: string;
  /** A slug. */
  category?: string | null;
  filter?: ProductFilter | null;
  sort?: ProductSort | null;
  /** In an order of the list itself, of a category, a collection, a filter or a keyword; the list of all products keeps its order. */
  soldOutLast?: boolean;
}

/**
 * The list that a query asks for, with the ranked matches of its keyword. Errors: NOT_FOUND for an unknown category or collection;
 * BAD_USER_INPUT for a wrong filter.
 */
export async function readList(ctx: Context, query: ListQuery, withDrafts: boolean): Promise<ProductList> {
  const { keyword } = query;
  const category = query.category == null ? null : await findCategory(ctx, query.category);
  const selections = await readFilter(ctx, query.filter ?? {});
  const { ignoreUnknown: _, collection: slug, ...filter } = query.filter ?? {};
  const collection = slug == null ? null : await ctx.ports.collectionMembers(ctx, slug);
  const chosen = collection?.ids && { ids: [...collection.ids], isClose: false, didYouMean: null };
  const found = keyword ? await findIds(ctx, keyword, withDrafts) : (chosen ?? null);
  const parts = [keyword, category?.id, collection?.key, selections.size > 0 ? filter : null];
  return {
    key: JSON.stringify(parts.map((part) => part ?? null)),
    categories: category && (await idsBelow(ctx, category)),
    found,
    within: collection?.condition ?? null,
    selections,
    sort: query.sort ?? (found ? ProductSort.RELEVANCE : ProductSort.NEWEST),
    soldOutLast: query.soldOutLast,
    withDrafts,
  };
}
