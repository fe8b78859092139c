import type { Context } from '../../core/context.ts';
import { findCategory, idsBelow } from '../categories/find-categories.ts';
import { readFilter } from './filtered-list.ts';
import type { ProductList } from './filtered-products.ts';
import { type ProductFilter, ProductSort } from './product-filter.inputs.ts';
import { findIds } from './search-products.ts';

export interface ListQuery {
  keyword: string;
  /** A slug. */
  category?: string | null;
  filter?: ProductFilter | null;
  sort?: ProductSort | null;
}

/**
 * The list that a query asks for, with the ranked matches of its keyword. Errors: NOT_FOUND for an unknown category;
 * BAD_USER_INPUT for a wrong filter.
 */
export async function readList(ctx: Context, query: ListQuery, withDrafts: boolean): Promise<ProductList> {
  const { keyword } = query;
  const category = query.category == null ? null : await findCategory(ctx, query.category);
  const selections = await readFilter(ctx, query.filter ?? {});
  const { ignoreUnknown: _, ...filter } = query.filter ?? {};
  return {
    key: JSON.stringify([keyword, category?.id ?? null, selections.size > 0 ? filter : null]),
    categories: category && (await idsBelow(ctx, category)),
    found: keyword ? await findIds(ctx, keyword, withDrafts) : null,
    selections,
    sort: query.sort ?? (keyword ? ProductSort.RELEVANCE : ProductSort.NEWEST),
    withDrafts,
  };
}
