import type { CsvRow } from '../read-csv.ts';
import type { FormatOptions } from './format.ts';
import type { Table } from './table.ts';

/** A whole number, also with zeros behind its point. "1,000" is none: it may mean a thousand. */
const WHOLE = /^(-?\d{1,9})(?:[.,](?:0{1,2}|0{4,}))?$/;

/**
 * The stock of a variant; empty for one that the other system does not count, also where it writes a 0 for that. What is no whole number
 * stays as it is, which is an error of its row.
 */
export function stockCell(table: Table, row: CsvRow, cell: string, isCounted = true): string {
  const [, units] = WHOLE.exec(cell) ?? [];
  if (units === undefined) return cell;
  if (Number(units) <= 0 && !isCounted) return '';
  if (Number(units) < 0)
    table.warn(
      row,
      'stock',
      `The stock is ${cell} in the file: it begins with 0 here. Units that the other shop owes are not owed by this one.`,
    );
  return String(Math.max(0, Number(units)));
}

/** How many units may be sold beyond the stock, of which other systems have no limit. Empty where the file does not say. */
export const backorderCell = (
  cell: string,
  isAllowed: boolean,
  { backorderLimit }: Pick<FormatOptions, 'backorderLimit'>,
): string => (cell === '' ? '' : isAllowed ? String(backorderLimit) : '0');
