import type { Context } from '../core/context.ts';
import { clampPage, clampPageSize, countPages } from '../core/pagination.ts';
import { type ProductRow, selectProducts, selectWithDrafts, toProduct } from './product-row.ts';
import { searchFor } from './search.ts';

export interface ProductPageData {
  products: ProductRow[];
  page: number;
  pages: number;
  total: number;
}

/**
 * One page of the catalogue: newest first, or best match first when there is a keyword. A page beyond the end is
 * empty and says how many there are. `withDrafts` adds drafts when an admin asks.
 */
export async function findProducts(
  ctx: Context,
  query: { page: number; keyword: string; pageSize?: number | null; withDrafts?: boolean },
): Promise<ProductPageData> {
  const page = clampPage(query.page);
  const search = searchFor(query.keyword);
  const size = clampPageSize(query.pageSize ?? ctx.settings.pageSize);
  const visible = query.withDrafts && ctx.viewer?.isAdmin ? selectWithDrafts : selectProducts;
  let found = visible(ctx.em);
  if (search) found = found.where(search.matches).orderBy(search.rank, 'desc');
  return readPage(found.orderBy('created_at', 'desc').orderBy('id', 'desc'), page, size);
}

/** One page of an ordered query for products. `page` counts from 1. */
export async function readPage(
  ordered: ReturnType<typeof selectWithDrafts>,
  page: number,
  size: number,
): Promise<ProductPageData> {
  const [rows, { total }] = await Promise.all([
    ordered
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    ordered
      .clearOrderBy()
      .clearSelect()
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    products: rows.map(toProduct),
    page,
    pages: countPages(Number(total), size),
    total: Number(total),
  };
}
