import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { boundedRead } from '../../core/bounded-read.ts';
import type { Stored } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { type ProductRow, productColumns, visible } from '../products/product-row.ts';
import { CAN_BE_BOUGHT, type Selection } from './filtered-list.ts';
import type { Slice } from './newest-products.ts';
import { ProductSort } from './product-filter.inputs.ts';
import { RATING_ORDER } from './rating-order.ts';
import type { Found } from './search-products.ts';

/** Most products of a filtered list: deeper pages take too long. */
export const MOST_LISTED = 10_000;

/** A list of products in a category, with a keyword, with a filter, or in another order than the newest first. */
export interface ProductList {
  /** Identifies it, but for its order. */
  key: string;
  /** Of the category and all below it. */
  categories: readonly string[] | null;
  /** What the keyword finds. */
  found: Found | null;
  /** A further condition on products: membership of a collection. */
  within: RawBuilder<SqlBool> | null;
  selections: ReadonlyMap<string, Selection>;
  sort: ProductSort;
  /** Whether products of which nothing can be bought come last: in no list of more than 10,000, and in no other order than its own. */
  soldOutLast?: boolean;
  withDrafts: boolean;
}

const orders: Record<ProductSort, RawBuilder<unknown>> = {
  [ProductSort.NEWEST]: sql`created_at desc, id desc`,
  [ProductSort.RELEVANCE]: sql`created_at desc, id desc`,
  [ProductSort.PRICE_ASC]: sql`price, id`,
  [ProductSort.PRICE_DESC]: sql`price desc, id desc`,
  [ProductSort.RATING]: sql`${sql.raw(RATING_ORDER)} desc, id desc`,
  [ProductSort.BEST_SELLING]: sql`sold_30d desc, id desc`,
};

/** The conditions of a list on a variant `v`, optionally without those of one facet. */
export const ofVariant = ({ selections }: ProductList, without?: string): RawBuilder<SqlBool>[] =>
  [...selections].flatMap(([key, { condition, isOfVariant }]) =>
    isOfVariant && key !== without ? [condition] : [],
  );

/**
 * The product has a variant that meets all the conditions. `offset 0` has the variants of each product looked up: otherwise
 * PostgreSQL reads those of the whole shop.
 */
export const hasVariant = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> => sql`exists (
  select from variants v where v.product_id = products.id and v.deleted_at is null
    and ${sql.join(conditions, sql` and `)} offset 0)`;

/** The condition on the products of a list, optionally without that of one facet. */
export function matching(list: ProductList, without?: string): RawBuilder<SqlBool> {
  const { categories, found, within, selections, withDrafts } = list;
  const conditions = [...selections].flatMap(([key, { condition, isOfVariant }]) =>
    isOfVariant || key === without ? [] : [condition],
  );
  const variant = ofVariant(list, without);
  if (variant.length > 0) conditions.push(hasVariant(variant));
  // One category is compared with =, so that an index has its products in order.
  if (categories?.length === 1) conditions.push(sql`category_id = ${categories[0]}::uuid`);
  else if (categories) conditions.push(sql`category_id = any(${categories}::uuid[])`);
  if (within) conditions.push(within);
  if (found) conditions.push(sql`id = any(${found.ids}::uuid[])`);
  return sql`${sql.join([sql.raw(visible(withDrafts)), ...conditions], sql` and `)}`;
}

/** A range of a list, and its total, at most 10,000. Errors: SERVICE_UNAVAILABLE when it takes more than a second. */
export async function filteredProducts(
  ctx: Context,
  list: ProductList,
  { offset, size }: Slice,
): Promise<{ products: ProductRow[]; total: number }> {
  const where = matching(list);
  const columns = sql.raw(productColumns.columns);
  const limit = Math.max(0, Math.min(size, MOST_LISTED - offset));
  const slice = sql`limit ${limit} offset ${Math.min(offset, MOST_LISTED)}`;
  const order = orderOf(list);
  const isSoldOutLast = list.soldOutLast && (list.sort === 'newest' || list.sort === 'relevance');
  const shortOrder = isSoldOutLast ? sql`is_sold_out, ${order}` : order;
  const sortedBy = isSoldOutLast
    ? sql`${SORTED_BY}, not ${hasVariant([CAN_BE_BOUGHT])} as is_sold_out`
    : SORTED_BY;
  // Most lists are short: their matches are read once, to count and to sort them.
  const matches = sql`select ${sortedBy} from products where ${where} limit ${sql.lit(MOST_LISTED + 1)}`;
  const short = sql<Stored<ProductRow> & { total: number; place: string | null }>`
    with matched as materialized (${matches}), page as (
      select id as listed, row_number() over (order by ${shortOrder}) as place from matched order by ${shortOrder} ${slice}
    )
    select counted.total, place, ${columns} from (select count(*)::int as total from matched) as counted
    left join page on counted.total <= ${sql.lit(MOST_LISTED)} left join products on id = listed order by place`;
  const long = sql<
    Stored<ProductRow>
  >`select ${columns} from products where ${where} order by ${order} ${slice}`;
  return boundedRead(ctx, async (inner) => {
    const { rows } = await short.execute(inner.getKysely());
    const { total } = rows[0]!;
    if (total <= MOST_LISTED)
      return { products: rows.filter(({ place }) => place !== null).map(productColumns.toRow), total };
    // The first of so many are found by an index in their order.
    const { rows: first } = await long.execute(inner.getKysely());
    return { products: first.map(productColumns.toRow), total: MOST_LISTED };
  });
}

/** What any of the orders needs. */
const SORTED_BY = sql.raw('id, created_at, price, sold_30d, rating, num_reviews');

function orderOf({ sort, found }: ProductList): RawBuilder<unknown> {
  if (sort === ProductSort.RELEVANCE && found) return sql`array_position(${found.ids}::uuid[], id)`;
  return orders[sort];
}
