import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { RowFile } from '../../core/table-cell.ts';
import { rowsAs, type TableFormat, tableFile } from '../../core/table-file.ts';
import type { BookkeepingPeriod } from './bookkeeping-period.ts';
import { openDatev } from './datev/open-datev.ts';
import {
  cellsOf,
  type ExportName,
  type ExportRow,
  exportTables,
  headersOf,
  rowsOf,
} from './export-tables.ts';

/** Files by their name in an address. */
export type BookkeepingFile = ExportName | 'datev';

interface OpenFile<Row> {
  rows: RawBuilder<Row>;
  file: RowFile<Row>;
}

/** The rows of a file and how it is written. Errors: BAD_USER_INPUT for bookings that have no account. */
export async function openFile(
  ctx: Context,
  name: BookkeepingFile,
  format: TableFormat,
  period: BookkeepingPeriod,
): Promise<OpenFile<unknown>> {
  if (name === 'datev') {
    const { rows, file } = await openDatev(ctx, period);
    return { rows: selectOf(rows), file } as OpenFile<unknown>;
  }
  const table = exportTables[name];
  const cells = (row: ExportRow) => cellsOf(table, row, period.currency);
  const file = rowsAs(tableFile(format, headersOf(table)), cells);
  return { rows: selectOf(rowsOf(table, period)), file } as OpenFile<unknown>;
}

/** A SELECT with its parameters as `?`. */
function selectOf([text, params]: [text: string, params: unknown[]]): RawBuilder<unknown> {
  const parts = text.split('?').map((part, at) => {
    const literal = sql.raw(part);
    return at === 0 ? literal : sql`${params[at - 1]}${literal}`;
  });
  return sql`${sql.join(parts, sql.raw(''))}`;
}
