import { orderName } from '#money/order-name';
import type { TableCell } from '../../core/table-cell.ts';
import { stateInWords } from './state-words.ts';

/** An order, or a line of one, as the export reads it. Amounts are minor units. */
export type ExportRow = Record<string, string | number | string[] | object | null> & {
  number: number;
  currency: string;
  /** Values of custom fields by the ids of the fields. */
  fields: Record<string, string>;
};

interface ExportColumn {
  title: string;
  /** SQL of a value of a row of `orders`, or of its line. */
  sql: string;
  kind?: 'amount' | 'time';
}

const column = (title: string, sql: string, kind?: ExportColumn['kind']): ExportColumn => ({
  title,
  sql,
  kind,
});

/** What a row says of the order and its buyer. */
const buyer = [
  column('Placed at', 'orders.created_at', 'time'),
  column('Customer', 'orders.customer_name'),
  column('Email', 'orders.customer_email'),
];
const place = [
  column('City', 'orders.shipping_city'),
  column('Postal code', 'orders.shipping_postal_code'),
  column('Country', 'orders.shipping_country'),
];

/** SQL of what follows from the rows around an order. */
interface ExportedSql {
  state: string;
  refunded: string;
}

/** The state for programs, and as screens have it. */
const states = (state: string) => [column('State', state), column('Status', stateInWords(state))];

/** The columns of a row for each order. */
export const orderColumns = ({ state, refunded }: ExportedSql): ExportColumn[] => [
  ...buyer,
  column('Phone', 'orders.shipping_phone'),
  column('Address', 'orders.shipping_address'),
  ...place,
  ...states(state),
  column('Paid at', 'orders.paid_at', 'time'),
  column('Delivered at', 'orders.delivered_at', 'time'),
  column('Cancelled at', 'orders.cancelled_at', 'time'),
  column('On hold since', 'orders.held_at', 'time'),
  column('Tags', `array_to_string(orders.tags, ', ')`),
  column('Units', '(select sum(qty)::int from order_lines where order_id = orders.id)'),
  column('Items', 'orders.items_price', 'amount'),
  column('Shipping', 'orders.shipping_price', 'amount'),
  column('Tax', 'orders.tax_price', 'amount'),
  column('Total', 'orders.total_price', 'amount'),
  column('Refunded', refunded, 'amount'),
  column('Currency', 'orders.currency'),
  column('Payment method', 'orders.payment_method'),
  column('Note', 'orders.note'),
];

/** The columns of a row for each line. */
export const lineColumns = ({ state }: ExportedSql): ExportColumn[] => [
  ...buyer,
  ...place,
  ...states(state),
  column('Product', 'line.name'),
  column('Options', `array_to_string(line.options, ', ')`),
  column('SKU', 'line.sku'),
  column('Quantity', 'line.qty'),
  column('On backorder', 'coalesce(backordered.units, 0)'),
  column('Price', 'line.price', 'amount'),
  column('Discount', 'line.discount', 'amount'),
  column('Sum', 'line.price::bigint * line.qty - line.discount', 'amount'),
  column('Currency', 'orders.currency'),
];

/** The list of a SELECT: each column under its place. */
export const selectList = (columns: readonly ExportColumn[]): string =>
  columns.map(({ sql }, at) => `${sql} as "${at}"`).join(', ');

export const headerOf = (columns: readonly ExportColumn[]): string[] => [
  'Order',
  ...columns.map(({ title }) => title),
];

export const cellsOf = (columns: readonly ExportColumn[], row: ExportRow): TableCell[] => [
  orderName(row.number),
  ...columns.map(({ kind }, at) => {
    const value = row[at];
    if (value === null || value === undefined) return null;
    if (kind === 'amount') return { amount: Number(value), currency: row.currency };
    if (kind === 'time') return new Date(String(value));
    return typeof value === 'number' ? value : String(value);
  }),
];
