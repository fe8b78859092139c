import { type RawBuilder, sql } from 'kysely';
import { findCategories, idsBelow } from '../../catalog/categories/find-categories.ts';
import type { Reading } from '../../core/context.ts';
import type { CustomerFilter } from './customer-filter.types.ts';

type Sql = RawBuilder<unknown>;

/**
 * SQL of the conditions on what the customer `u`, a row of `users`, bought. `ago` is the time so many days before now. One that names a
 * product or a category that is gone holds for nobody: left out, or turned around, it would hold for everybody.
 */
export async function boughtConditions(
  ctx: Reading,
  filter: CustomerFilter,
  ago: (days: number) => Date,
): Promise<Sql[]> {
  const { boughtProductId, notBoughtProductId, boughtCategoryId } = filter;
  const has = (product: Sql, days?: number | null) => sql`exists (
    select from users buyer join orders o on o.owner_id = buyer.id join order_lines l on l.order_id = o.id
    where buyer.customer_key = u.customer_key and o.paid_at is not null and o.cancelled_at is null
      and l.product_id ${product} ${days == null ? sql`` : sql`and o.created_at > ${ago(days)}`})`;
  const isThere = (id: string) => sql`exists (select from products where id = ${id} and deleted_at is null)`;
  const conditions: Sql[] = [];
  if (boughtProductId)
    conditions.push(isThere(boughtProductId), has(sql`= ${boughtProductId}`, filter.boughtProductWithinDays));
  if (notBoughtProductId)
    conditions.push(
      isThere(notBoughtProductId),
      sql`not ${has(sql`= ${notBoughtProductId}`, filter.notBoughtProductWithinDays)}`,
    );
  if (boughtCategoryId) {
    const category = (await findCategories(ctx)).find(({ id }) => id === boughtCategoryId);
    const below = category ? await idsBelow(ctx, category) : [];
    const inIt = sql`in (select id from products where category_id = any(${below}::uuid[]))`;
    conditions.push(has(inIt, filter.boughtCategoryWithinDays));
  }
  return conditions;
}
