import type { Table } from '../formats/table.ts';
import type { BrokenRow, CsvRow } from '../read-csv.ts';
import type { Headers, HistoryRow } from './history-values.ts';

export interface NumberedRow {
  row: HistoryRow;
  /** Of its order; empty when it has none. */
  number: string;
}

/** The number of the order of a row; of a broken one as far as its delimiters tell. */
export function numberOf(
  table: Table,
  csvRow: CsvRow | BrokenRow,
  row: HistoryRow,
  headers: Headers,
): string {
  if (!csvRow.problem) return row.number(headers);
  const cells = csvRow.cells.map((cell) => cell.replaceAll('"', ''));
  return table.cell({ ...csvRow, cells }, ...headers);
}

/**
 * Rows of one order stand together. A broken row belongs to the order beside it that has its number, or whose rows are before
 * and after it; others are alone.
 */
export function byOrder(rows: readonly NumberedRow[]): { number: string; rows: HistoryRow[] }[] {
  const orders: { number: string; rows: HistoryRow[] }[] = [];
  let waiting: NumberedRow[] = [];
  for (const { row, number } of rows) {
    const open = orders.at(-1);
    const isOfOpen = open !== undefined && number !== '' && number === open.number;
    if (row.row.problem && !isOfOpen) {
      waiting.push({ row, number });
      continue;
    }
    const isOwn = (each: NumberedRow) => isOfOpen || (number !== '' && each.number === number);
    const own = [...waiting.filter(isOwn).map((each) => each.row), row];
    const alone = waiting.filter((each) => !isOwn(each)).map((each) => ({ number: '', rows: [each.row] }));
    waiting = [];
    if (isOfOpen) open.rows.push(...own);
    else orders.push(...alone, { number, rows: own });
  }
  return [...orders, ...waiting.map(({ row }) => ({ number: '', rows: [row] }))];
}
