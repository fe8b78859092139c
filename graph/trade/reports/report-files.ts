import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { buyerCohorts } from './buyer-cohorts.ts';
import * as t from './messages/en.ts';
import { type CsvCell, toCsv } from './report-csv.ts';
import { dimensions, ReportDimension } from './report-dimension.ts';
import { reportOrders } from './report-orders.ts';
import type { ReportRow } from './reports.types.ts';
import { salesBreakdown } from './sales-breakdown.ts';
import { stockValue } from './stock-value.ts';

/** Rows of a file, at most; in a file of sums the rest is one row. */
const MOST = 10_000;

type Query = Record<string, string | undefined>;

/** A report as a file with a row for each of its rows, its amounts in one currency. Errors: NOT_FOUND for a name that is none, BAD_USER_INPUT. */
export function writeReport(ctx: Context, name: string, query: Query): Promise<string> {
  if (isOther(name)) return others[name](ctx, query);
  const by = dimensionOf(name);
  if (!by) throw new DomainError('NOT_FOUND', 'No such report.');
  return writeBreakdown(ctx, by, query);
}

/** By the name of a file, such as "tax-rate". */
const dimensionOf = (name: string) =>
  Object.values(ReportDimension).find((each) => each.toLowerCase().replace('_', '-') === name);

const others = { orders: writeOrders, cohorts: writeCohorts, stock: writeStock };
const isOther = (name: string): name is keyof typeof others => Object.hasOwn(others, name);

async function writeBreakdown(ctx: Context, by: ReportDimension, query: Query): Promise<string> {
  const report = await salesBreakdown(ctx, { ...query, by }, MOST);
  const { isOfShares, name, country, rate } = dimensions[by];
  const texts: (keyof ReportRow & keyof typeof t.columns)[] = [
    'key',
    ...(name ? (['name'] as const) : []),
    ...(country ? (['country'] as const) : []),
  ];
  const counts = ['orders', ...(isOfShares ? (['units', 'returnedUnits'] as const) : [])] as const;
  const amounts = [
    'paid',
    'refunded',
    'net',
    ...(isOfShares ? (['tax', 'netWithoutTax'] as const) : []),
    'previousNet',
  ] as const;
  const names = [
    ...texts,
    ...(rate ? (['taxRate'] as const) : []),
    ...counts,
    ...amounts,
    'currency',
  ] as const;
  const cells = (row: ReportRow): CsvCell[] => [
    ...texts.map((each) => row[each]),
    ...(rate ? [row.taxRate === null ? null : row.taxRate / 100] : []),
    ...counts.map((each) => row[each]),
    ...amounts.map((each) => ({ amount: row[each] })),
    report.currency,
  ];
  const rest = report.others && cells({ ...report.others, key: t.others });
  return toCsv(
    names.map((each) => t.columns[each]),
    [...report.rows.map(cells), ...(rest ? [rest] : [])],
    report.currency,
  );
}

async function writeOrders(ctx: Context, { by, key, ...query }: Query): Promise<string> {
  const dimension = dimensionOf(by ?? '');
  if (!dimension) throw new DomainError('NOT_FOUND', 'No such report.');
  const { orders, currency } = await reportOrders(ctx, { by: dimension, key: key ?? null, ...query }, MOST);
  const { order, at, paid, refunded, net } = t.columns;
  return toCsv(
    [order, at, paid, refunded, net, t.columns.currency],
    orders.map((each) => [
      ...[each.number, each.at.toISOString()],
      ...[{ amount: each.paid }, { amount: each.refunded }, { amount: each.net }, currency],
    ]),
    currency,
  );
}

async function writeCohorts(ctx: Context, query: Query): Promise<string> {
  const { cohorts, currency } = await buyerCohorts(ctx, query);
  const { cohort, month, buyers, net } = t.columns;
  return toCsv(
    [cohort, month, buyers, net, t.columns.currency],
    cohorts.flatMap(({ month: first, cells }) =>
      cells.map((cell) => [first, cell.month, cell.buyers, { amount: cell.net }, currency]),
    ),
    currency,
  );
}

async function writeStock(ctx: Context, { to }: Query): Promise<string> {
  const { rows, currency } = await stockValue(ctx, to);
  const { key, name, units, value } = t.columns;
  return toCsv(
    [key, name, units, value, t.columns.currency],
    rows.map((row) => [row.key, row.name, row.units, { amount: row.value }, currency]),
    currency,
  );
}
