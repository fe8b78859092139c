import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { addDays, daysBetween } from '../../core/day.ts';
import { DomainError } from '../../core/errors.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import type { Sales, SalesReport } from './sales.types.ts';

/** Of one report. */
export const MOST_DAYS = 400;
/** Days of a report that says no other. */
const USUAL_DAYS = 30;

interface DaySums {
  day: string;
  orders: number;
  paid: number;
  refunded: number;
}

/**
 * Sums of each day with any, of payments that pay orders, in one currency. Their sum over all days is what the money check has: refunds
 * beyond a payment give nothing back. What pays an exchange was paid for the units that were returned.
 */
const sums = `
  with range as (
    select ?::date::timestamp at time zone ? as first, (?::date + 1)::timestamp at time zone ? as last
  ), paid as (
    select (p.created_at at time zone ?)::date as day, p.amount
    from payments p, range where p.order_id is not null and p.id not like 'exchange\\_%' and p.currency = ?
      and p.created_at >= range.first and p.created_at < range.last
  ), refunded as (
    select (r.made_at at time zone ?)::date as day, least(r.amount, greatest(0,
        (select p.amount from payments p where p.id = r.payment_id) - (
          select coalesce(sum(earlier.amount), 0) from refunds earlier
          where earlier.payment_id = r.payment_id and earlier.state = 'made' and (earlier.made_at, earlier.id) < (r.made_at, r.id)
        ))) as amount
    from refunds r, range where r.state = 'made' and r.order_id is not null and r.payment_id not like 'exchange\\_%' and r.currency = ?
      and r.made_at >= range.first and r.made_at < range.last
  )
  select day::text, sum(orders)::int as orders, sum(paid)::double precision as paid, sum(refunded)::double precision as refunded
  from (
    select day, count(*) as orders, sum(amount) as paid, 0 as refunded from paid group by day
    union all
    select day, 0, 0, sum(amount) from refunded group by day
  ) as days group by day`;

/**
 * What was sold from one day to another, by default in the last 30 days, and in as many days before. Errors: BAD_USER_INPUT for more than
 * 400 days, and for an end before the beginning.
 */
export async function salesReport(
  ctx: Context,
  { from: wantedFrom, to: wantedTo }: { from?: string | null; to?: string | null },
): Promise<SalesReport> {
  const { settings, ports } = ctx;
  const { timeZone: zone } = await findSetting(ctx, shopSettings);
  const to = wantedTo ?? dayIn(zone, ports.now());
  const from = wantedFrom ?? addDays(to, 1 - USUAL_DAYS);
  const length = daysBetween(from, to);
  if (length < 1 || length > MOST_DAYS)
    throw new DomainError('BAD_USER_INPUT', `A report has 1 to ${MOST_DAYS} days.`);
  const { currency } = settings;
  const params = [addDays(from, -length), zone, to, zone, zone, currency, zone, currency];
  const rows = await boundedRead(ctx, (em) => em.execute<DaySums[]>(sums, params));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const none = { orders: 0, paid: 0, refunded: 0 };
  const on = (day: string) => byDay.get(day) ?? { day, ...none };
  const money = (amount: number) => ({ amount, currency });
  const net = ({ paid, refunded }: DaySums) => money(paid - refunded);
  const all = Array.from({ length }, (_, at) => addDays(from, at));
  const days = all.map((day) => ({ now: on(day), before: on(addDays(day, -length)) }));
  const total = (each: readonly DaySums[]): Sales => {
    const sum = (of: keyof typeof none) => each.reduce((result, row) => result + row[of], 0);
    const [paid, refunded] = [sum('paid'), sum('refunded')];
    return {
      orders: sum('orders'),
      ...{ paid: money(paid), refunded: money(refunded), net: money(paid - refunded) },
    };
  };
  return {
    current: total(days.map(({ now }) => now)),
    previous: total(days.map(({ before }) => before)),
    days: days.map(({ now, before }) => ({
      ...{ day: now.day, orders: now.orders, net: net(now), previousNet: net(before) },
    })),
  };
}
