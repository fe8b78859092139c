import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { exportRows } from '../../core/export-rows.ts';
import type { TableCell } from '../../core/table-cell.ts';
import { rowsAs, type TableFormat, tableFile } from '../../core/table-file.ts';
import { type ExportedFields, fieldCells, fieldHeaders } from '../../platform/custom-fields/field-cells.ts';
import type { CustomerKind } from '../customers/customer.types.ts';
import { CUSTOMER_COLUMNS } from '../customers/customer-sql.ts';

interface Row {
  name: string;
  email: string;
  kind: CustomerKind;
  createdAt: string;
  orders: number | null;
  paidOrders: number | null;
  net: number | null;
  lastPaidAt: string | null;
  country: string | null;
  tags: string | null;
  /** By the ids of the fields. */
  fields: Record<string, string>;
}

const HEADER = [
  ...['Name', 'Email', 'Kind', 'Known since', 'Orders', 'Paid orders', 'Spent', 'Currency'],
  ...['Last paid order', 'Country', 'Tags'],
];

const moment = (text: string | null) => (text === null ? null : new Date(text));

const cellsOf = (row: Row, currency: string, fields: ExportedFields): TableCell[] => [
  ...[row.name, row.email, row.kind, moment(row.createdAt), row.orders ?? 0, row.paidOrders ?? 0],
  ...[{ amount: Number(row.net ?? 0), currency }, currency],
  ...[moment(row.lastPaidAt), row.country, row.tags],
  ...fieldCells(fields, row.fields),
];

/** What the account or guest who stands for a customer has comes last, so that it is what counts. */
const FIELDS_OF = sql`(
      select coalesce(jsonb_object_agg(stored.field_id, stored.value order by of_it.id = u.id, of_it.id desc), '{}')
      from users of_it join custom_values stored on stored.subject_id = of_it.id
      where of_it.customer_key = u.customer_key
    )`;

/** SQL of the rows of an export of the customers with a condition on `u`, the newest first. */
export const exportedCustomers = (
  where: RawBuilder<unknown>,
  currency: string,
  fields: ExportedFields,
): RawBuilder<Row> => sql<Row>`
  select ${CUSTOMER_COLUMNS}, t.orders, t.paid_orders as "paidOrders", spent.net::double precision as net,
    t.last_paid_at as "lastPaidAt", t.country, (
      select string_agg(distinct tag, ', ') from users of_it join customer_tags on customer_tags.user_id = of_it.id
      where of_it.customer_key = u.customer_key
    ) as tags, ${fields.length > 0 ? FIELDS_OF : sql`'{}'::jsonb`} as fields
  from users u left join customer_totals t on t.key = u.customer_key and t.currency = ''
    left join customer_totals spent on spent.key = u.customer_key and spent.currency = ${currency}
  where ${where} order by u.id desc`;

/** Writes customers into a file, as they are at one moment; never more than a batch of them is in memory. */
export function exportCustomers(
  ctx: Context,
  { rows, currency, customFields }: { rows: RawBuilder<Row>; currency: string; customFields: ExportedFields },
  format: TableFormat,
  write: (part: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const file = rowsAs<Row>(tableFile(format, [...HEADER, ...fieldHeaders(customFields)]), (row) =>
    cellsOf(row, currency, customFields),
  );
  return exportRows(ctx, { name: 'customers', rows, file }, write);
}
