import { orderName } from '#money/order-name';
import type { TableCell } from '../../core/table-cell.ts';
import { movementParams, movements } from '../reports/movements.ts';
import type { BookkeepingPeriod } from './bookkeeping-period.ts';
import * as t from './messages/en.ts';

/** A cell of a row as PostgreSQL gives it, which is a text, minor units, or a day of the calendar. */
type Kind = 'text' | 'amount' | 'day' | 'order' | 'flag';
type Column = readonly [title: keyof typeof t.columns, sql: string, kind?: Kind];

/** The rows of a file. Its amounts are in one currency, and its days those of the time zone of the shop. */
export interface ExportTable {
  columns: readonly Column[];
  /** SQL after the list of a SELECT, with its parameters as `?`. */
  from: string;
  params: (period: BookkeepingPeriod) => unknown[];
  /** SQL of what the rows are sorted by. */
  by: string;
}

/** SQL of the day of a moment. */
const dayOf = (moment: string) => `to_char(${moment} at time zone ?, 'YYYY-MM-DD')`;
const inPeriod = ({ start, end, currency }: BookkeepingPeriod) => [start, end, currency];
const COUNTRY = 'coalesce(o.shipping_country_code, o.shipping_country)';
/** An id of a provider, without the name of the provider that the shop puts before it. */
const idOf = (id: string, provider: string) => `regexp_replace(${id}, '^' || ${provider} || ':', '')`;

const order: Column = ['order', 'o.number', 'order'];
const amount: Column = ['amount', 'm.amount', 'amount'];

/** Orders of the days on which they were placed, paid or not. */
const orders: ExportTable = {
  columns: [
    ['day', dayOf('o.created_at'), 'day'],
    order,
    ['country', COUNTRY],
    ['paymentMethod', 'o.payment_method'],
    ['items', 'o.items_price', 'amount'],
    ['discount', 'o.discount_price', 'amount'],
    ['shipping', 'o.shipping_price - o.shipping_discount', 'amount'],
    ['tax', 'o.tax_price', 'amount'],
    ['total', 'o.total_price', 'amount'],
    ['paidOn', dayOf('o.paid_at'), 'day'],
    ['cancelledOn', dayOf('o.cancelled_at'), 'day'],
  ],
  from: 'from orders o where o.created_at >= ? and o.created_at < ? and o.currency = ?',
  params: inPeriod,
  by: 'o.created_at, o.id',
};

/** The payments and refunds that reports add up. */
const moved = (isSale: boolean) => `from (${movements}) m join orders o on o.id = m.order_id
  ${isSale ? 'join payments p on p.id = m.id' : 'join refunds r on r.id::text = m.id join payments p on p.id = r.payment_id'}
  where m.is_sale = ${isSale}`;
const moveParams = ({ start, end, currency }: BookkeepingPeriod) => movementParams(start, end, currency);

const payments: ExportTable = {
  columns: [
    ['day', dayOf('m.at'), 'day'],
    order,
    ['payment', idOf('p.id', "coalesce(p.provider, '')")],
    ['provider', 'p.provider'],
    ['paymentMethod', 'o.payment_method'],
    ['method', 'p.method'],
    amount,
    ['byHand', 'p.recorded_by_id is not null', 'flag'],
    ['reference', 'p.reference'],
  ],
  from: moved(true),
  params: moveParams,
  by: 'm.at, m.id',
};

const refunds: ExportTable = {
  columns: [
    ['day', dayOf('m.at'), 'day'],
    order,
    ['refund', `coalesce(${idOf('r.provider_refund_id', "coalesce(p.provider, '')")}, r.id::text)`],
    ['payment', idOf('p.id', "coalesce(p.provider, '')")],
    ['provider', 'p.provider'],
    ['paymentMethod', 'o.payment_method'],
    amount,
    ['reason', 'r.reason'],
    [
      'creditNote',
      `(select min(i.number) from invoices i where i.order_id = o.id and i.kind = 'credit_note' and r.credit_id = any(i.credits))`,
    ],
    ['byHand', 'r.recorded_by_id is not null', 'flag'],
  ],
  from: moved(false),
  params: moveParams,
  by: 'm.at, m.id',
};

const documents = (kind: 'invoice' | 'credit_note'): ExportTable => ({
  columns: [
    ['day', dayOf('i.issued_at'), 'day'],
    ['number', 'i.number'],
    ...(kind === 'credit_note'
      ? ([['corrects', '(select c.number from invoices c where c.id = i.corrects_id)']] as const)
      : []),
    order,
    ['customer', `i.document #>> '{buyer,name}'`],
    ['country', `coalesce(i.document #>> '{shipTo,countryCode}', i.document #>> '{buyer,countryCode}')`],
    ['net', 'i.amount - i.tax_amount', 'amount'],
    ['tax', 'i.tax_amount', 'amount'],
    ['gross', 'i.amount', 'amount'],
  ],
  from: `from invoices i join orders o on o.id = i.order_id
    where i.kind = '${kind}' and i.issued_at >= ? and i.issued_at < ? and i.currency = ?`,
  params: inPeriod,
  by: 'i.issued_at, i.id',
});

/** Files by their name. */
export const exportTables = {
  orders,
  payments,
  refunds,
  invoices: documents('invoice'),
  'credit-notes': documents('credit_note'),
} as const satisfies Record<string, ExportTable>;
export type ExportName = keyof typeof exportTables;

export type ExportRow = Record<string, string | number | boolean | null>;

/** The SELECT of a table, with its parameters. */
export function rowsOf(table: ExportTable, period: BookkeepingPeriod): [sql: string, params: unknown[]] {
  const list = table.columns.map(([, sql], at) => `${sql} as "${at}"`).join(', ');
  const zones = list
    .split('?')
    .slice(1)
    .map(() => period.zone);
  return [`select ${list} ${table.from} order by ${table.by}`, [...zones, ...table.params(period)]];
}

export const headersOf = ({ columns }: ExportTable): string[] => [
  ...columns.map(([title]) => t.columns[title]),
  t.columns.currency,
];

export const cellsOf = ({ columns }: ExportTable, row: ExportRow, currency: string): TableCell[] => [
  ...columns.map(([, , kind = 'text'], at) => cellOf(kind, row[at] ?? null, currency)),
  currency,
];

function cellOf(kind: Kind, value: ExportRow[string], currency: string): TableCell {
  if (value === null || value === false) return null;
  if (kind === 'amount') return { amount: Number(value), currency };
  if (kind === 'day') return { day: String(value) };
  if (kind === 'order') return orderName(Number(value));
  return kind === 'flag' ? t.yes : String(value);
}
