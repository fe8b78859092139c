import { stockOf } from '../../catalog/products/product.entity.ts';
import { boundedRead } from '../../core/bounded-read.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import type { SoldProducts } from './sold-products.types.ts';

const DAYS = 30;
const LONGEST = 5_000;

interface Row {
  id: string;
  name: string;
  units: number;
  amount: number;
  stock: number;
  isTop: boolean;
}

const sold = `
  with lines as (
    select line.id, line.product_id, line.qty, line.price::bigint * line.qty - line.discount as amount
    from order_lines line join orders on orders.id = line.order_id
    where orders.created_at >= ? and orders.paid_at is not null and orders.cancelled_at is null and orders.currency = ?
  ), moves as (
    select product_id, qty, amount from lines
    union all
    select lines.product_id, -credited.qty, -lines.amount * credited.qty / lines.qty
    from lines join credit_lines credited on credited.order_line_id = lines.id
  ), sold as (
    select product_id as id, sum(qty)::int as units, sum(amount)::double precision as amount from moves group by 1 having sum(qty) > 0
  ), top as (
    select * from sold order by amount desc, id limit 5
  ), fast as (
    select * from sold order by units desc, id limit 500
  )
  select listed.id, products.name, listed.units, listed.amount, ${stockOf('products')} as stock, "isTop"
  from (select *, true as "isTop" from top union all select *, false from fast) as listed
  join products on products.id = listed.id and products.deleted_at is null`;

/** What was ordered in the last 30 days and is paid, without units that were cancelled or refunded. It reads all lines of that time, so it is read again in the background. */
export function findSoldProducts(ctx: Context): Promise<SoldProducts> {
  const { currency } = ctx.settings;
  return ctx.ports.cache.staleWhileRevalidate(cacheKey('sold products', currency), async () => {
    const since = new Date(ctx.ports.now().getTime() - DAYS * 24 * 60 * 60_000);
    const rows = await boundedRead(ctx, (em) => em.execute<Row[]>(sold, [since, currency]), LONGEST);
    const all = rows.map(({ amount, ...row }) => ({
      ...{ ...row, amount: { amount, currency } },
      daysLeft: Math.floor((row.stock * DAYS) / row.units),
    }));
    const runningOut = all.filter(({ isTop, stock, daysLeft }) => !isTop && stock > 0 && daysLeft < DAYS);
    return {
      top: all.filter(({ isTop }) => isTop).sort((a, b) => b.amount.amount - a.amount.amount),
      runningOut: runningOut.sort((a, b) => a.stock / a.units - b.stock / b.units).slice(0, 5),
    };
  });
}
