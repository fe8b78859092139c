import { stringify } from 'csv-stringify/sync';
import { DomainError } from './errors.ts';
import { guardCell } from './formula-guard.ts';
import { decimalOf, type RowFile, type TableCell, type TableFile } from './table-cell.ts';
import { xlsxFile } from './xlsx-file.ts';

export type TableFormat = 'csv' | 'xlsx';

export const CONTENT_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows of a sheet of XLSX below its header, at most. */
export const MOST_XLSX_ROWS = 1_048_575;

/** Errors: BAD_USER_INPUT for a table that no spreadsheet can open. */
export function refuseTooLong(format: TableFormat, rows: number): void {
  if (format === 'xlsx' && rows > MOST_XLSX_ROWS)
    throw new DomainError(
      'BAD_USER_INPUT',
      'A sheet of XLSX has at most 1,048,575 rows. Choose a shorter period, or take CSV, which has no end.',
    );
}

/** A file of rows that become cells. */
export const rowsAs = <Row>(file: TableFile, cells: (row: Row) => readonly TableCell[]): RowFile<Row> => ({
  write: (rows) => file.write(rows.map(cells)),
  end: () => file.end(),
});

/** A file of a table, which no spreadsheet computes. Both kinds are written as a stream, so none is in memory as a whole. */
export const tableFile = (format: TableFormat, headers: readonly string[]): TableFile =>
  format === 'xlsx' ? xlsxFile(headers) : csvFile(headers);

function csvFile(headers: readonly string[]): TableFile {
  let isBegun = false;
  const write = (rows: readonly (readonly TableCell[])[]) => {
    const lines = rows.map((row) => row.map(textOf));
    const all = isBegun ? lines : [[...headers], ...lines];
    const text = all.length === 0 ? '' : stringify(all, { bom: !isBegun, quoted_match: /[\r\n]/ });
    isBegun = true;
    return text;
  };
  return { write, end: () => write([]) };
}

/** A cell of CSV: amounts are decimals with a point, moments of UTC. */
function textOf(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return guardCell(cell);
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  return 'day' in cell ? cell.day : decimalOf(cell);
}
