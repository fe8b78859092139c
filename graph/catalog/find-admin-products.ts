import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { readKeyword } from '../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../core/pagination.ts';
import { readTablePage } from '../core/table-page.ts';
import type { AdminProductsArgs } from './edit-products.inputs.ts';
import type { ProductPageData } from './find-products.ts';
import { productColumns, visible } from './product-row.ts';
import { searchFor } from './search.ts';

/** One page of all products, drafts too. Errors: BAD_USER_INPUT for a bad keyword. */
export async function findAdminProducts(ctx: Context, args: AdminProductsArgs): Promise<ProductPageData> {
  const keyword = readKeyword(args.keyword);
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const { rows, total } = await readTablePage(ctx, productColumns, {
    key: `all products ${keyword}`,
    table: 'products',
    where: sql`${sql.raw(visible(true))} and ${matching(keyword)}`,
    sortBy: args.sortBy,
    descending: args.descending,
    size,
    offset: (page - 1) * size,
    isSearch: keyword !== '',
  });
  return {
    products: rows,
    page,
    pages: countPages(total, size),
    total,
    isClose: false,
    didYouMean: null,
    best: [],
  };
}

function matching(keyword: string) {
  if (!keyword) return sql`true`;
  const search = searchFor(keyword);
  return search ? sql`(${search.contains} or ${search.matches} or ${search.typo})` : sql`false`;
}
