import { IsolationLevel } from '@mikro-orm/core';
import { stringify } from 'csv-stringify/sync';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
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

/** Rows that are read at once. */
const BATCH = 500;

interface Wanted {
  /** Condition on a row of `orders`. */
  where: RawBuilder<unknown>;
  /** A row for each line instead of one for each order. */
  isByLine: boolean;
}

/**
 * Writes orders as CSV, the newest first, as they are at one moment: reads them by a cursor and awaits `write` after each batch, so that
 * never more than one is in memory.
 */
export function exportOrders(
  ctx: Context,
  { where, isByLine }: Wanted,
  write: (text: string) => Promise<void>,
): Promise<void> {
  const state = stateSql(ctx);
  const columns = isByLine ? lineColumns(state) : orderColumns(state);
  const from = sql.raw(isByLine ? 'join order_lines line on line.order_id = orders.id' : '');
  const then = sql.raw(isByLine ? ', line.position, line.id' : '');
  const lines = (rows: string[][], bom = false) => stringify(rows, { bom, quoted_match: /[\r\n]/ });
  return ctx.em.fork().transactional(
    async (em) => {
      const database = em.getKysely();
      await sql`declare exported_orders no scroll cursor for
        select orders.number, ${sql.raw(selectList(columns))}
        from (select * from orders where ${where}) as orders ${from}
        order by orders.created_at desc, orders.id desc ${then}`.execute(database);
      await write(lines([headerOf(columns)], true));
      for (;;) {
        const fetched = sql<ExportRow>`fetch ${sql.raw(String(BATCH))} from exported_orders`;
        const { rows } = await fetched.execute(database);
        if (rows.length > 0) await write(lines(rows.map((row) => cellsOf(columns, row))));
        if (rows.length < BATCH) return;
      }
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

/** The state of a row of `orders`, by its name. */
function stateSql({ ports }: Context): string {
  const facts = factsSql(ports);
  const cases = Object.values(OrderState).map(
    (state) => `when ${stateCondition(state, facts)} then '${state}'`,
  );
  return `case ${cases.join(' ')} end`;
}
