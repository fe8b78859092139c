import { type RawBuilder, sql } from 'kysely';
import { literalPattern } from '../../core/keyword.ts';

/** Most variants, or products, of which orders are looked for. */
const MOST_SOLD = 20;

/** The newest orders with a variant whose SKU begins with a text: `order_id` and the SKU as `text`. */
export function ordersWithSku(sku: string, limit: number): RawBuilder<unknown> {
  const pattern = literalPattern(sku);
  return newestWith(
    sql`select id, sku as text from variants where lower(sku) like lower(${pattern}) || '%' and sku is not null limit ${MOST_SOLD}`,
    limit,
  );
}

/** The newest orders with one of the newest products whose name contains a text: `order_id` and the name as `text`. */
export function ordersWithProduct(name: string, limit: number): RawBuilder<unknown> {
  return newestWith(
    sql`select v.id, p.name as text from variants v join (
        select id, name from products where name_key like '%' || search_key(${literalPattern(name)}) || '%' and deleted_at is null
        order by created_at desc, id desc limit ${MOST_SOLD}
      ) p on p.id = v.product_id`,
    limit,
  );
}

/** The lines of each variant are read by its index, newest first: what sells a lot takes no longer than what does not. */
function newestWith(variants: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`select line.order_id, sold.text from (${variants}) sold cross join lateral (
      select order_id, id from order_lines where variant_id = sold.id order by id desc limit ${limit}
    ) line order by line.id desc limit ${limit}`;
}
