import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { findReport, type ReportArgs } from './find-report.ts';
import { readBreakdown } from './read-breakdown.ts';
import type { RowSums } from './read-sums.ts';
import { dimensions, type ReportDimension } from './report-dimension.ts';
import { type Period, stepsOf } from './report-period.ts';
import type { ReportRow, SalesBreakdown } from './reports.types.ts';

/** Rows that are read: for a page, and for a file. */
const [SHOWN, MOST] = [500, 10_000];

type Found = Awaited<ReturnType<typeof readBreakdown>>;

/** A report of what was paid and refunded, in minor units of one currency. It may be some seconds old. Errors: BAD_USER_INPUT. */
export async function salesBreakdown(ctx: Context, args: ReportArgs, first: number): Promise<SalesBreakdown> {
  const wanted = await findReport(ctx, args);
  const { by, period, zone, currency } = wanted;
  const most = first > SHOWN ? MOST : SHOWN;
  const found = await ctx.ports.cache.staleWhileRevalidate(
    cacheKey('sales breakdown', by, period.from, period.to, zone, currency, most),
    () => readBreakdown(ctx, wanted, most),
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
  const all = dimensions[by].isTime
    ? inTime(found.rows, by, period)
    : found.rows.filter(({ isRest }) => !isRest).map(rowOf);
  const rows = all.slice(0, first);
  const rest = [...all.slice(first), ...found.rows.filter(({ isRest }) => isRest).map(rowOf)];
  const sums = (wanted: boolean) => {
    const { orders, paid, refunded } = found.totals.find(({ isPrevious }) => isPrevious === wanted)!;
    return { orders, paid, refunded, net: paid - refunded };
  };
  return {
    by,
    ...period,
    currency,
    currencies: [...new Set([currency, ...found.currencies])].sort(),
    current: sums(false),
    previous: sums(true),
    rows,
    others: rest.length > 0 ? rest.reduce(added) : null,
  };
}

const NOTHING: Omit<RowSums, 'key'> = {
  name: null,
  country: null,
  rate: null,
  isRest: false,
  orders: 0,
  paid: 0,
  refunded: 0,
  units: 0,
  returnedUnits: 0,
  tax: 0,
  previousNet: 0,
};

/** Steps of the period, each against the step of the period before in the same place. */
function inTime(
  rows: readonly RowSums[],
  by: ReportDimension,
  { from, to, previousFrom, previousTo }: Period,
): ReportRow[] {
  const steps = new Map(rows.map((row) => [row.key, row]));
  const before = stepsOf(by, previousFrom, previousTo);
  return stepsOf(by, from, to).map((step, at) => {
    const previousNet = steps.get(before[at] ?? null)?.previousNet ?? 0;
    return rowOf({ ...(steps.get(step) ?? NOTHING), key: step, previousNet });
  });
}

function rowOf({ isRest, rate, ...row }: RowSums): ReportRow {
  const net = row.paid - row.refunded;
  return { ...row, taxRate: rate, net, netWithoutTax: net - row.tax };
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
