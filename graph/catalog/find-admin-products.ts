import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { idsBeginningWith } from '../core/ids-beginning-with.ts';
import { literalPattern, readKeyword } from '../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../core/pagination.ts';
import { prepared } from '../core/prepared.ts';
import { readTablePage } from '../core/table-page.ts';
import type { AdminProductsArgs } from './edit-products.inputs.ts';
import { findCategory, idsBelow } from './find-categories.ts';
import type { ProductPageData } from './find-products.ts';
import { productColumns } from './product-row.ts';
import { viewConditions } from './product-views.ts';
import { restorableSince } from './restorable.ts';
import { searchFor } from './search.ts';

/** Most products that are found by a SKU. */
const MOST_BY_SKU = 500;

/** Also variants that are no longer sold: a deleted product is found by what it had. */
const findBySku = prepared<{ id: string }, [pattern: string]>(
  `select distinct product_id as id from variants where lower(sku) like $1 limit ${MOST_BY_SKU}`,
);

/**
 * One page of all products, drafts too. The keyword is searched for as shoppers do, and at the beginning of SKUs and of the
 * product's id. Errors: BAD_USER_INPUT for a bad keyword; NOT_FOUND for an unknown category.
 */
export async function findAdminProducts(ctx: Context, args: AdminProductsArgs): Promise<ProductPageData> {
  const keyword = readKeyword(args.keyword);
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const restorable = restorableSince(ctx.ports.now()).toISOString();
  const { rows, total } = await readTablePage(ctx, productColumns, {
    key: `all products ${JSON.stringify([keyword, args.view, args.category])}`,
    table: 'products',
    where: sql`${sql.raw(viewConditions(`'${restorable}'`)[args.view])}
      and ${await inCategory(ctx, args.category)} and ${await matching(ctx, keyword)}`,
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

async function inCategory(ctx: Context, slug: string | null | undefined): Promise<RawBuilder<unknown>> {
  if (!slug) return sql`true`;
  const ids = await idsBelow(ctx, await findCategory(ctx, slug));
  return sql`category_id = any(${ids}::uuid[])`;
}

async function matching(ctx: Context, keyword: string): Promise<RawBuilder<unknown>> {
  if (!keyword) return sql`true`;
  const search = searchFor(keyword);
  const bySku = await findBySku(ctx.em, `${literalPattern(keyword.toLowerCase())}%`);
  const conditions = [
    search && sql`${search.contains} or ${search.matches} or ${search.typo}`,
    bySku.length > 0 && sql`id = any(${bySku.map(({ id }) => id)}::uuid[])`,
    idsBeginningWith(keyword),
  ].filter((condition) => condition !== null && condition !== false);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
}
