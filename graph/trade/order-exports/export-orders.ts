import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { exportRows } from '../../core/export-rows.ts';
import { rowsAs, type TableFormat, tableFile } from '../../core/table-file.ts';
import { type ExportedFields, fieldCells, fieldHeaders } from '../../platform/custom-fields/field-cells.ts';
import { factsSql } from '../orders/order-facts.ts';
import { OrderState, stateCondition } from '../orders/order-state.ts';
import {
  cellsOf,
  type ExportRow,
  headerOf,
  lineColumns,
  orderColumns,
  selectList,
} from './export-columns.ts';

export interface WantedOrders {
  /** Condition on a row of `orders`. */
  where: RawBuilder<unknown>;
  /** A row for each line instead of one for each order. */
  isByLine: boolean;
  /** The custom fields of orders. */
  fields: ExportedFields;
}

/** SQL of the rows of an export, the newest first. */
export function exportedOrders(
  ctx: Context,
  { where, isByLine, fields }: WantedOrders,
): RawBuilder<ExportRow> {
  const from = sql.raw(isByLine ? linesFrom(ctx) : '');
  const then = sql.raw(isByLine ? ', line.position, line.id' : '');
  return sql<ExportRow>`
    select orders.number, orders.currency, ${sql.raw(selectList(columnsOf(ctx, isByLine)))},
      ${sql.raw(fields.length > 0 ? FIELDS : `'{}'::jsonb`)} as fields
    from (select * from orders where ${where}) as orders ${from}
    order by orders.created_at desc, orders.id desc ${then}`;
}

/** Writes orders into a file, the newest first, as they are at one moment; never more than a batch of them is in memory. */
export function exportOrders(
  ctx: Context,
  wanted: WantedOrders,
  format: TableFormat,
  write: (part: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const columns = columnsOf(ctx, wanted.isByLine);
  const rows = exportedOrders(ctx, wanted);
  const name = wanted.isByLine ? 'order_lines' : 'orders';
  const { fields } = wanted;
  const header = [...headerOf(columns), ...fieldHeaders(fields)];
  const file = rowsAs<ExportRow>(tableFile(format, header), (row) => [
    ...cellsOf(columns, row),
    ...fieldCells(fields, row.fields),
  ]);
  return exportRows(ctx, { name, rows, file }, write);
}

const columnsOf = (ctx: Context, isByLine: boolean) =>
  (isByLine ? lineColumns : orderColumns)({
    state: stateSql(ctx),
    refunded: factsSql(ctx.ports).refunded,
  });

/** The lines of rows of `orders`, each with its units on backorder. */
const linesFrom = ({
  ports: { backorderedUnits },
}: Context) => `join order_lines line on line.order_id = orders.id
  left join (${backorderedUnits}) backordered on backordered.checkout_id = orders.checkout_id and backordered.variant_id = line.variant_id`;

/** In one column, so that the rows have the same columns whatever fields there are. */
const FIELDS = `(select coalesce(jsonb_object_agg(field_id, value), '{}') from custom_values where subject_id = orders.id)`;

/** The state of a row of `orders`, by its name. */
function stateSql({ ports }: Context): string {
  const facts = factsSql(ports);
  const cases = Object.values(OrderState).map(
    (state) => `when ${stateCondition(state, facts)} then '${state}'`,
  );
  return `case ${cases.join(' ')} end`;
}
