import { type RawBuilder, sql } from 'kysely';
import { boundedRead } from '../../core/bounded-read.ts';
import type { Stored } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { OrderMatch, type OrderMatcher, orderMatchers } from './order-matchers.ts';
import { type OrderRow, orderColumns } from './order-row.ts';
import { readOrderQuery } from './read-order-query.ts';

export interface FoundOrder {
  by: OrderMatch;
  text: string;
  order: OrderRow;
}

/** In which order they come. */
const ranks = Object.values(OrderMatch);

/**
 * The orders that a text finds, best match first, then the newest: at most `limit`. Each way to find them reads its own index and no more than
 * `limit` of them.
 */
export async function searchOrders(ctx: Context, text: string, limit: number): Promise<FoundOrder[]> {
  const query = readOrderQuery(text);
  const ways = orderMatchers(ctx, query, limit);
  if (ways.length === 0) return [];
  const each = ways.map((way) => sql`(${newest(way, limit)})`);
  const statement = sql<Stored<OrderRow> & { by: OrderMatch; text: string }>`
    with found as (${sql.join(each, sql` union all `)}),
      best as (select distinct on (found_id) * from found order by found_id, rank)
    select ${sql.raw(orderColumns.columns)}, matched_by as "by", matched_text as text
    from orders join best on orders.id = found_id order by rank, found_at desc, found_id desc limit ${limit}`;
  const { rows } = await boundedRead(ctx, (em) => statement.execute(em.getKysely()));
  return rows.map(({ by, text: matched, ...row }) => ({
    by,
    text: matched,
    order: orderColumns.toRow(row as unknown as Stored<OrderRow>),
  }));
}

function newest(way: OrderMatcher, limit: number): RawBuilder<unknown> {
  const [from, where, matched] = way.from
    ? [sql`orders join (${way.from}) found on orders.id = found.order_id`, sql`true`, sql`found.text`]
    : way.isRare
      ? [sql`(select * from orders where ${way.where} offset 0) orders`, sql`true`, sql.raw(way.text)]
      : [sql`orders`, way.where, sql.raw(way.text)];
  return sql`select orders.id as found_id, orders.created_at as found_at, ${ranks.indexOf(way.by)}::int as rank,
      ${way.by}::text as matched_by, ${matched} as matched_text
    from ${from} where ${where} order by orders.created_at desc, orders.id desc limit ${limit}`;
}
