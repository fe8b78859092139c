import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { readKeyword } from '../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../core/pagination.ts';
import { totalOf } from '../core/totals.ts';
import type { AdminProductsArgs } from './edit-products.inputs.ts';
import type { ProductPageData } from './find-products.ts';
import { selectWithDrafts, toProduct } from './product-row.ts';
import { searchFor } from './search.ts';

/** One page of all products, drafts too. Errors: BAD_USER_INPUT for a bad keyword. */
export async function findAdminProducts(ctx: Context, args: AdminProductsArgs): Promise<ProductPageData> {
  const keyword = readKeyword(args.keyword);
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const direction = args.descending ? 'desc' : 'asc';
  let found = selectWithDrafts(ctx.em);
  if (keyword) {
    const { contains, words, typo } = searchFor(keyword);
    found = found.where(sql<boolean>`(${contains} or ${words} or ${typo})`);
  }
  const rows = await found
    .orderBy(args.sortBy, direction)
    .orderBy('id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = await totalOf(ctx, `all products ${keyword}`, found.clearSelect().select('id'));
  return { products: rows.map(toProduct), page, pages: countPages(total, size), total };
}
