import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { totalOf } from '../core/totals.ts';
import { type ProductRow, selectProducts, selectWithDrafts, toProduct, visible } from './product-row.ts';

/** Pages further down are found from the nearest of the rows that were numbered at this distance. */
const STEP = 500;

/** Which products of a list, and of which list. */
export interface Slice {
  offset: number;
  size: number;
  withDrafts: boolean;
}

/**
 * Some of the products, newest first, and how many there are. Further down a long list counting rows would take longer
 * the deeper the page: there it begins at a row whose place was found out some seconds ago, so that an edit in between
 * can move a page by that one product.
 */
export async function newestProducts(
  ctx: Context,
  { offset, size, withDrafts }: Slice,
): Promise<{ products: ProductRow[]; total: number }> {
  const listed = sql`select from products where ${visible(withDrafts)}`;
  const total = await totalOf(ctx, `products ${withDrafts}`, listed);
  if (offset >= total) return { products: [], total };
  const place =
    offset < STEP ? undefined : (await numberedPlaces(ctx, withDrafts))[Math.floor(offset / STEP) - 1];
  const all = withDrafts ? selectWithDrafts(ctx.em) : selectProducts(ctx.em);
  let rows = all.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size);
  rows = place
    ? rows
        .where(sql<boolean>`(created_at, id) <= (${place.createdAt}::timestamptz, ${place.id}::uuid)`)
        .offset(offset % STEP)
    : rows.offset(offset);
  return { products: (await rows.execute()).map(toProduct), total };
}

/** Every 500th product: where the list goes on after 500, 1000, 1500 … of them. */
function numberedPlaces(
  { em, ports }: Context,
  withDrafts: boolean,
): Promise<{ createdAt: string; id: string }[]> {
  return ports.shared.lasting(`places of products ${withDrafts}`, async () => {
    const { rows } = await sql<{ createdAt: string; id: string }>`
      select created_at::text as "createdAt", id from (
        select created_at, id, row_number() over (order by created_at desc, id desc) as place
        from products where ${visible(withDrafts)}
      ) as numbered where place % ${sql.lit(STEP)} = 1 and place > 1 order by created_at desc, id desc`.execute(
      em.getKysely(),
    );
    return rows;
  });
}
