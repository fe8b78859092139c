import { boundedRead, SNAPSHOT } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { addDays, daysBetween } from '../../core/day.ts';
import { DomainError } from '../../core/errors.ts';
import { dayIn, startOfDay } from '../../core/zoned-day.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import type { Sums } from '../reports/movements.ts';
import { readSums } from '../reports/read-sums.ts';
import type { Sales, SalesReport } from './sales.types.ts';

/** Of one report. */
export const MOST_DAYS = 400;
/** Days of a report that says no other. */
const USUAL_DAYS = 30;

type DaySums = Sums & { day: string };

/** Milliseconds. */
const LONGEST = 1_000;

/**
 * What was sold from one day to another, by default in the last 30 days, and in as many days before. Errors: BAD_USER_INPUT for more than
 * 400 days, and for an end before the beginning.
 */
export async function salesReport(
  ctx: Context,
  { from: wantedFrom, to: wantedTo }: { from?: string | null; to?: string | null },
): Promise<SalesReport> {
  const { ports } = ctx;
  const { timeZone: zone } = await findSetting(ctx, shopSettings);
  const to = wantedTo ?? dayIn(zone, ports.now());
  const from = wantedFrom ?? addDays(to, 1 - USUAL_DAYS);
  const length = daysBetween(from, to);
  if (length < 1 || length > MOST_DAYS)
    throw new DomainError('BAD_USER_INPUT', `A report has 1 to ${MOST_DAYS} days.`);
  const currency = await shopCurrency(ctx);
  const [first, last] = [startOfDay(zone, addDays(from, -length)), startOfDay(zone, addDays(to, 1))];
  const wanted = { by: 'DAY', range: [first, last], first, zone, currency } as const;
  const rows = await boundedRead(ctx, (em) => readSums(em, wanted), LONGEST, SNAPSHOT);
  const byDay = new Map(rows.map((row) => [row.key, { ...row, day: row.key! }]));
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
      paid: money(paid),
      refunded: money(refunded),
      net: money(paid - refunded),
    };
  };
  return {
    current: total(days.map(({ now }) => now)),
    previous: total(days.map(({ before }) => before)),
    days: days.map(({ now, before }) => ({
      day: now.day,
      orders: now.orders,
      net: net(now),
      previousNet: net(before),
    })),
  };
}
