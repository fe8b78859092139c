import type { CsvRow } from '../read-csv.ts';
import type { FormatOptions, FormatRow } from './format.ts';
import { backorderCell, stockCell } from './stock-cells.ts';
import type { Table } from './table.ts';

/** The stock, and how much is sold beyond it. */
export function stockCells(table: Table, row: CsvRow, options: FormatOptions): FormatRow['values'] {
  const state = table.cell(row, 'In stock?').toLowerCase();
  const backorders = state === 'backorder' ? state : table.cell(row, 'Backorders allowed?');
  const isAllowed = /^(1|yes|notify|backorder)$/i.test(backorders);
  return { stock: stockOf(table, row, state), backorderLimit: backorderCell(backorders, isAllowed, options) };
}

/** Where nobody counts, a product is in stock or not. */
function stockOf(table: Table, row: CsvRow, state: string): string {
  const stock = table.cell(row, 'Stock');
  if (stock !== '' && stock !== 'parent') return stockCell(table, row, stock);
  if (stock === 'parent') table.leaveOut('Stock that the variations of a product share');
  return state === '0' ? '0' : '';
}
