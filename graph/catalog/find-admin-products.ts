import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { readKeyword } from '../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../core/pagination.ts';
import { countOf, totalOf } from '../core/totals.ts';
import type { AdminProductsArgs } from './edit-products.inputs.ts';
import type { ProductPageData } from './find-products.ts';
import { SELECT_PRODUCTS, type StoredProduct, toProduct, visible } from './product-row.ts';
import { searchFor } from './search.ts';

/** One page of all products, drafts too. Errors: BAD_USER_INPUT for a bad keyword. */
export async function findAdminProducts(ctx: Context, args: AdminProductsArgs): Promise<ProductPageData> {
  const keyword = readKeyword(args.keyword);
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const direction = sql.raw(args.descending ? 'desc' : 'asc');
  const found = sql`where ${sql.raw(visible(true))} and ${matching(keyword)}`;
  const { rows } = await sql<StoredProduct>`
    ${sql.raw(SELECT_PRODUCTS)} ${found} order by ${sql.ref(args.sortBy)} ${direction}, id ${direction}
    limit ${size} offset ${(page - 1) * size}`.execute(ctx.em.getKysely());
  const total = await totalOf(ctx, `all products ${keyword}`, countOf(sql`from products ${found}`));
  return { products: rows.map(toProduct), page, pages: countPages(total, size), total };
}

function matching(keyword: string) {
  if (!keyword) return sql`true`;
  const { contains, words, typo } = searchFor(keyword);
  return sql`(${contains} or ${words} or ${typo})`;
}
