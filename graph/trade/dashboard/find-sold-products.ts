import { stockOf } from '../../catalog/products/stock-of.ts';
import { boundedRead } from '../../core/bounded-read.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { addDays } from '../../core/day.ts';
import { dayIn, startOfDay } from '../../core/zoned-day.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { movementParams, movements } from '../reports/movements.ts';
import { shares } from '../reports/shares.ts';
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

/** What is left of a number of what was sold, without what was refunded. */
const left = (column: string) => `sum(case when is_sale then ${column} else -${column} end)`;

const sold = `
  with movement as (${movements}), ${shares}, sold as (
    select product_id as id, ${left('qty')}::int as units, ${left('share')}::double precision as amount
    from share where product_id is not null group by 1 having ${left('qty')} > 0 and ${left('share')} > 0
  ), top as (
    select * from sold order by amount desc, id limit 5
  ), fast as (
    select * from sold order by units desc, id limit 500
  )
  select listed.id, products.name, listed.units, listed.amount, ${stockOf('products')} as stock, "isTop"
  from (select *, true as "isTop" from top union all select *, false from fast) as listed
  join products on products.id = listed.id and products.deleted_at is null`;

/**
 * What was sold in the last 30 days, as the report by product has it: what was paid for without what was refunded, also for units that were not given
 * back. It reads all lines of that time, so it is read again in the background.
 */
export async function findSoldProducts(ctx: Context): Promise<SoldProducts> {
  const currency = await shopCurrency(ctx);
  return ctx.ports.cache.staleWhileRevalidate(cacheKey('sold products', currency), async () => {
    const { timeZone: zone } = await findSetting(ctx, shopSettings);
    const today = dayIn(zone, ctx.ports.now());
    const [first, last] = [addDays(today, 1 - DAYS), addDays(today, 1)].map((day) => startOfDay(zone, day));
    const params = movementParams(first!, last!, currency);
    const rows = await boundedRead(ctx, (em) => em.execute<Row[]>(sold, params), LONGEST);
    const all = rows.map(({ amount, ...row }) => ({
      ...row,
      amount: { amount, currency },
      daysLeft: Math.floor((row.stock * DAYS) / row.units),
    }));
    const runningOut = all.filter(({ isTop, stock, daysLeft }) => !isTop && stock > 0 && daysLeft < DAYS);
    return {
      top: all.filter(({ isTop }) => isTop).sort((a, b) => b.amount.amount - a.amount.amount),
      runningOut: runningOut.sort((a, b) => a.stock / a.units - b.stock / b.units).slice(0, 5),
    };
  });
}
