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
  with sold as (
    select line.product_id as id, sum(line.qty)::int as units, sum(line.price::bigint * line.qty - line.discount)::double precision as amount
    from order_lines line join orders on orders.id = line.order_id
    where orders.created_at >= ? and orders.cancelled_at is null and orders.currency = ? group by 1
  ), top as (
    select * from sold order by amount desc, id limit 5
  ), fast as (
    select * from sold order by units desc, id limit 500
  )
  select listed.id, products.name, listed.units, listed.amount, ${stockOf('products')} as stock, "isTop"
  from (select *, true as "isTop" from top union all select *, false from fast) as listed
  join products on products.id = listed.id and products.deleted_at is null`;

/** What was sold in the last 30 days. It reads all lines of that time, so it is read again in the background. */
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
