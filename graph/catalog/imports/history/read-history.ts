import { setImmediate as pause } from 'node:timers/promises';
import { DomainError } from '../../../core/errors.ts';
import type { PastSource } from '../../../trade/past-orders/past-source.ts';
import type { PastCustomerValues, PastOrderValues } from '../../../trade/past-orders/save-past.ts';
import { type Table, tableOf } from '../formats/table.ts';
import type { RowProblem } from '../import.entity.ts';
import type { HistoryKind } from '../import-fields.ts';
import type { BrokenRow, CsvFile, CsvRow } from '../read-csv.ts';
import { byOrder, type NumberedRow, numberOf } from './by-order.ts';
import { type CustomerColumns, customerFormats, type OrderColumns, orderFormats } from './history-columns.ts';
import { inEnglish } from './history-headers.ts';
import { linesOf, MOST_LINES } from './history-lines.ts';
import { type HistoryRow, historyRow, LENGTHS } from './history-values.ts';

/** The rows of one customer or order: all of them are imported or none. */
export type HistoryUnit = { rows: readonly number[]; problems: RowProblem[] } & (
  | { customer: PastCustomerValues }
  | { order: PastOrderValues }
);

export interface History {
  source: PastSource;
  units: HistoryUnit[];
  /** The headers of columns that are not imported. */
  leftOut: string[];
}

/** Rows that are read between two pauses, in which the process does other work. */
const STEP = 200;

const WHAT = { past_customers: 'customers', past_orders: 'orders' } as const;

function formatOf(kind: HistoryKind, has: Table['has']) {
  const found = {
    past_customers: customerFormats.find((format) => format.isMine(has)),
    past_orders: orderFormats.find((format) => format.isMine(has)),
  };
  if (found[kind]) return found;
  const other = kind === 'past_orders' ? 'past_customers' : 'past_orders';
  throw new DomainError(
    'BAD_USER_INPUT',
    found[other]
      ? `This is a file of ${WHAT[other]}, not of ${WHAT[kind]}. Choose what it is about.`
      : `The columns are those of no known file of ${WHAT[kind]}. Export it from Shopify in English, or from WooCommerce, and leave the first row as it is.`,
  );
}

/** Reads a file of customers or orders of another shop system. Errors: BAD_USER_INPUT for a file of none that is known. */
export async function readHistory(
  { headers, rows, broken }: Pick<CsvFile, 'headers' | 'rows' | 'broken'>,
  kind: HistoryKind,
  shopCurrency: string,
): Promise<History> {
  const table = tableOf({ headers, rows }, inEnglish);
  const formats = formatOf(kind, table.has);
  const units: HistoryUnit[] = [];
  const seen = new Map<string, number>();
  const { source } = formats[kind]!;
  const read = (row: CsvRow) => historyRow(table, row, headers.length, shopCurrency);
  const itemColumns = headers.filter((header) => /^line_item_\d{1,2}$/.test(header)).length;
  const all: (CsvRow | BrokenRow)[] = [...rows, ...broken].sort((a, b) => a.row - b.row);
  const orderRows: NumberedRow[] = [];
  for (const [index, csvRow] of all.entries()) {
    if (index % STEP === STEP - 1) await pause();
    const row = read({ ...csvRow, cells: csvRow.problem ? [] : csvRow.cells });
    if (kind === 'past_customers')
      units.push(customerUnit(row, source, formats.past_customers!.columns, seen));
    else orderRows.push({ row, number: numberOf(table, csvRow, row, formats.past_orders!.columns.number) });
  }
  for (const { number, rows: own } of byOrder(orderRows)) {
    const first = own.find(({ row }) => !row.problem);
    if (first) refuseRepeated(first, number, seen, 'order');
    units.push(orderUnit(own, source, formats.past_orders!.columns, itemColumns));
  }
  return { source, units, leftOut: table.leftOut() };
}

/** Notes that a number is missing, or that a row before has it. */
function refuseRepeated(row: HistoryRow, number: string, seen: Map<string, number>, what: string): void {
  const first = seen.get(number);
  if (number === '' && row.problems.length > 0) return;
  if (number === '') row.refuse(`Nothing says which ${what} the row is about.`);
  else if (first === undefined) seen.set(number, row.row.row);
  else row.refuse(`Row ${first} is about the same ${what}. Leave one of them, or put its rows together.`);
}

function customerUnit(
  row: HistoryRow,
  source: PastSource,
  columns: CustomerColumns,
  seen: Map<string, number>,
): HistoryUnit {
  const { email, emailKey } = row.email(columns.email);
  const phone = row.line(columns.phone, LENGTHS.phone) || null;
  const number = row.number(columns.id) || emailKey || phone || '';
  refuseRepeated(row, number, seen, 'customer');
  const currency = row.currency([]);
  const customer: PastCustomerValues = {
    source,
    number,
    name: nameOf(row, columns),
    email,
    emailKey,
    phone,
    address: addressOf(row, columns),
    orderCount: row.count(columns.orderCount),
    currency,
    spent: row.amount(columns.spent, currency),
    tags: row.line(columns.tags, LENGTHS.tags) || null,
    note: row.text(columns.note, LENGTHS.note),
    since: row.time(columns.since),
  };
  return { rows: [row.row.row], problems: row.problems, customer };
}

/** The first row has the order; the others have items. */
function orderUnit(
  rows: readonly HistoryRow[],
  source: PastSource,
  columns: OrderColumns,
  itemColumns: number,
): HistoryUnit {
  const [first] = rows as [HistoryRow];
  const currency = first.currency(columns.currency);
  const placedAt = first.time(columns.placedAt);
  const total = first.amount(columns.total, currency);
  if (first.problems.length === 0 && !placedAt) first.refuse('The order has no date.');
  if (first.problems.length === 0 && total === null) first.refuse('The order has no total.');
  const lines = rows.flatMap((row) => linesOf(row, columns, currency, itemColumns));
  if (lines.length > MOST_LINES) first.refuse(`An order has at most ${MOST_LINES} lines.`);
  const amount = (headers: readonly string[]) => first.amount(headers, currency);
  const statuses = columns.status.map((headers) => first.line(headers, LENGTHS.status));
  const order: PastOrderValues = {
    source,
    number: first.number(columns.number),
    name: nameOf(first, columns),
    ...first.email(columns.email),
    phone: first.line(columns.phone, LENGTHS.phone) || null,
    address: addressOf(first, columns),
    placedAt: placedAt ?? new Date(0),
    status: statuses.filter(Boolean).join(', '),
    currency,
    total: total ?? 0,
    subtotal: amount(columns.subtotal),
    shipping: amount(columns.shipping),
    tax: amount(columns.tax),
    discount: amount(columns.discount),
    lines,
    note: first.text(columns.note, LENGTHS.note),
  };
  const problems = rows.flatMap((row) => row.problems);
  return { rows: rows.map(({ row }) => row.row), problems, order };
}

type Named = Pick<CustomerColumns, 'name' | 'firstName' | 'lastName'>;

const nameOf = (row: HistoryRow, { name, firstName, lastName }: Named) =>
  row.line(name, LENGTHS.name) ||
  [firstName, lastName]
    .map((headers) => row.line(headers, 100))
    .filter(Boolean)
    .join(' ');

function addressOf(row: HistoryRow, columns: CustomerColumns | OrderColumns): string | null {
  const part = (headers: readonly string[]) => row.line(headers, 100);
  const town = [part(columns.postalCode), part(columns.city), part(columns.region)].filter(Boolean).join(' ');
  const lines = [
    part(columns.company),
    part(columns.street),
    part(columns.line2),
    town,
    part(columns.country),
  ];
  return lines.filter(Boolean).join('\n') || null;
}
