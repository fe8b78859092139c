import { boundedRead } from '../../core/bounded-read.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { addDays } from '../../core/day.ts';
import { DomainError } from '../../core/errors.ts';
import { startOfDay } from '../../core/zoned-day.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { findToday } from './find-report.ts';
import { LONGEST } from './read-breakdown.ts';
import type { StockValue, StockValueRow } from './stock-value.types.ts';

/**
 * Units and value by category at the end of a day: the stock as it is, without what moved since, at the selling price of that moment. Its parameters: that
 * moment twice. Units that were sold on backorder are no value. Before the first recorded price the current one counts.
 */
const value = `
  with moved as (
    select variant_id, sum(qty)::int as qty from stock_moves where created_at >= ? group by 1
  ), stock as (
    select products.category_id, greatest(0, v.count_in_stock - coalesce(moved.qty, 0)) as units, coalesce((
      select c.price from price_changes c where c.variant_id = v.id and c.from_at < ? order by c.from_at desc limit 1
    ), v.price)::bigint as price
    from variants v join products on products.id = v.product_id left join moved on moved.variant_id = v.id
    where v.count_in_stock <> 0 or moved.qty <> 0
  )
  select category_id::text as key, (select name from categories where id = category_id) as name,
    sum(units)::double precision as units, sum(units * price)::double precision as value
  from stock where units <> 0 group by category_id order by value desc, key`;

/** What is in stock at the end of a day, by default now, in minor units of the currency of the shop. Errors: BAD_USER_INPUT for a day to come. */
export async function stockValue(ctx: Context, wanted?: string | null): Promise<StockValue> {
  const { zone, today } = await findToday(ctx);
  const day = wanted ?? today;
  if (day > today)
    throw new DomainError(
      'BAD_USER_INPUT',
      'The stock of a day to come is not known. Choose today or an earlier day.',
    );
  const end = startOfDay(zone, addDays(day, 1));
  const rows = await ctx.ports.cache.staleWhileRevalidate(cacheKey('stock value', day, zone), () =>
    boundedRead(ctx, (em) => em.execute<StockValueRow[]>(value, [end, end]), LONGEST),
  );
  const sum = (of: 'units' | 'value') => rows.reduce((all, row) => all + row[of], 0);
  return { day, currency: await shopCurrency(ctx), units: sum('units'), value: sum('value'), rows };
}
