import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { findReport, type ReportArgs } from './find-report.ts';
import { type RowSums, readBreakdown, type Totals } from './read-breakdown.ts';
import { dimensions, type ReportDimension } from './report-dimension.ts';
import { type Period, stepsOf } from './report-period.ts';
import type { ReportRow, SalesBreakdown } from './reports.types.ts';

type Found = Awaited<ReturnType<typeof readBreakdown>>;

/** A report of what was paid and refunded, in minor units of one currency. It may be some seconds old. Errors: BAD_USER_INPUT. */
export async function salesBreakdown(ctx: Context, args: ReportArgs, first: number): Promise<SalesBreakdown> {
  const wanted = await findReport(ctx, args);
  const { by, period, zone, currency } = wanted;
  const found = await ctx.ports.cache.staleWhileRevalidate(
    cacheKey('sales breakdown', by, period.from, period.to, zone, currency),
    () => readBreakdown(ctx, wanted),
  );
  return shape(found, by, period, currency, first);
}

/** The report of what was read: of time each step, of others those of the most money first, and the rest together. */
export function shape(
  found: Found,
  by: ReportDimension,
  period: Period,
  currency: string,
  first: number,
): SalesBreakdown {
  const all = dimensions[by].isTime ? inTime(found.rows, by, period) : byMoney(found.rows);
  const rows = all.slice(0, first);
  const rest = all.slice(first);
  const sums = (wanted: boolean) => {
    const { orders, paid, refunded } = found.totals.find(({ isPrevious }) => isPrevious === wanted) ?? none;
    return { orders, paid, refunded, net: paid - refunded };
  };
  return {
    ...{ by, ...period, currency },
    currencies: [...new Set([currency, ...found.currencies])].sort(),
    current: sums(false),
    previous: sums(true),
    rows,
    others: rest.length > 0 ? rest.reduce(added) : null,
  };
}

const none: Omit<Totals, 'isPrevious'> = { orders: 0, paid: 0, refunded: 0 };

/** Steps of the period, each against the step of the period before in the same place. */
function inTime(
  rows: readonly RowSums[],
  by: ReportDimension,
  { from, to, previousFrom, previousTo }: Period,
): ReportRow[] {
  const of = (step: string | undefined, wanted: boolean) =>
    rows.find(({ key, isPrevious }) => key === step && isPrevious === wanted);
  const before = stepsOf(by, previousFrom, previousTo);
  return stepsOf(by, from, to).map((step, at) => rowOf(step, of(step, false), of(before[at], true)));
}

function byMoney(rows: readonly RowSums[]): ReportRow[] {
  const keys = new Map<string | null, { now?: RowSums; before?: RowSums }>();
  for (const row of rows) {
    const entry = keys.get(row.key) ?? {};
    entry[row.isPrevious ? 'before' : 'now'] = row;
    keys.set(row.key, entry);
  }
  return [...keys]
    .map(([key, { now, before }]) => rowOf(key, now, before))
    .sort((a, b) => Math.abs(b.net) - Math.abs(a.net) || b.paid - a.paid || b.previousNet - a.previousNet);
}

function rowOf(key: string | null, now: RowSums | undefined, before: RowSums | undefined): ReportRow {
  const { paid, refunded, orders } = now ?? none;
  const { name = null, country = null, rate = null } = now ?? before ?? {};
  const net = paid - refunded;
  const { units = 0, returnedUnits = 0, tax = 0 } = now ?? {};
  return {
    ...{ key, name, country, taxRate: rate, orders, units, returnedUnits },
    ...{ paid, refunded, net, tax, netWithoutTax: net - tax },
    previousNet: before ? before.paid - before.refunded : 0,
  };
}

const NUMBERS = [
  'orders',
  'units',
  'returnedUnits',
  'paid',
  'refunded',
  'net',
  'tax',
  'netWithoutTax',
  'previousNet',
] as const;

function added(sum: ReportRow, row: ReportRow): ReportRow {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, sum[name] + row[name]]));
  return { ...sum, ...numbers, key: null, name: null, country: null, taxRate: null };
}
