import type { Context } from '../core/context.ts';
import { clampPage, countPages } from '../core/pagination.ts';
import { type ProductRow, selectProducts, toProduct } from './product-row.ts';
import { searchFor } from './search.ts';

export interface ProductPageData {
  products: ProductRow[];
  page: number;
  pages: number;
  total: number;
}

/**
 * One page of the catalogue: newest first, or best match first when there is a keyword. A page beyond the end is
 * empty and says how many there are.
 */
export async function findProducts(
  ctx: Context,
  query: { page: number; keyword: string },
): Promise<ProductPageData> {
  const page = clampPage(query.page);
  const search = searchFor(query.keyword);
  const size = ctx.settings.pageSize;
  let found = selectProducts(ctx.em);
  if (search) found = found.where(search.matches);
  let ordered = found;
  if (search) ordered = ordered.orderBy(search.rank, 'desc');
  const [rows, { total }] = await Promise.all([
    ordered
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    found
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
