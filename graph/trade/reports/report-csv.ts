import { stringify } from 'csv-stringify/sync';
import { minorDigits } from '#money/minor-units';
import { guardCell } from '../../core/formula-guard.ts';

/** A cell: a text, a number, or an amount in minor units of the currency of the file. */
export type CsvCell = string | number | null | { amount: number };

/** A file of a report, as spreadsheets read it. Texts never begin a formula; amounts are decimals with a point. */
export function toCsv(
  headers: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  currency: string,
): string {
  const decimals = minorDigits(currency);
  const text = (cell: CsvCell) => {
    if (cell === null) return '';
    if (typeof cell === 'object') return (cell.amount / 10 ** decimals).toFixed(decimals);
    // Of texts alone: a number below 0 is no formula.
    return typeof cell === 'number' ? String(cell) : guardCell(cell);
  };
  return stringify([[...headers], ...rows.map((row) => row.map(text))], {
    bom: true,
    quoted_match: /[\r\n]/,
  });
}
