import { Permission } from '../core/actor.ts';
import { cacheForGuests } from '../core/cache.ts';
import type { Context } from '../core/context.ts';
import { readKeyword } from '../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../core/pagination.ts';
import { newestProducts } from './newest-products.ts';
import type { ProductRow } from './product-row.ts';
import { searchProducts } from './search-products.ts';

export interface ProductPageData {
  products: ProductRow[];
  page: number;
  pages: number;
  total: number;
  /** See `Found`. */
  isClose: boolean;
  didYouMean: string | null;
}

/**
 * One page of the catalogue: newest first, or best match first when there is a keyword. A page beyond the end is
 * empty and has the total. `withDrafts` adds drafts for admins; for others it changes nothing.
 *
 * Errors: BAD_USER_INPUT for a keyword above 100 characters or with control characters.
 */
export async function findProducts(
  ctx: Context,
  query: { page: number; keyword: string; pageSize?: number | null; withDrafts?: boolean },
): Promise<ProductPageData> {
  const page = clampPage(query.page);
  const size = clampPageSize(query.pageSize ?? ctx.settings.pageSize);
  const keyword = readKeyword(query.keyword);
  const withDrafts = query.withDrafts === true && ctx.actor.can(Permission.Products);
  const slice = { offset: (page - 1) * size, size, withDrafts };
  const read = async () => {
    const found = keyword
      ? await searchProducts(ctx, keyword, slice)
      : { ...(await newestProducts(ctx, slice)), isClose: false, didYouMean: null };
    return { ...found, page, pages: countPages(found.total, size) };
  };
  // Pages of other sizes are rarely requested twice, and may be long.
  return size === ctx.settings.pageSize ? cacheForGuests(ctx, `products ${page} ${keyword}`, read) : read();
}
