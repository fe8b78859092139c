import { plainText } from '../../../core/markdown/description.ts';
import type { CsvRow } from '../read-csv.ts';
import { categoryCell } from './cells.ts';
import { htmlMarkdown } from './html-markdown.ts';
import type { Table } from './table.ts';

/** The entries of a cell, between commas; a comma of an entry has a backslash before it. */
export const listOf = (cell: string) =>
  cell
    .split(/(?<!\\),/)
    .map((entry) => entry.replaceAll('\\,', ',').trim())
    .filter(Boolean);

/** The deepest of its categories: the others are often those above it. */
export function categoryOf(table: Table, row: CsvRow): string {
  const paths = listOf(table.cell(row, 'Categories')).map((path) => {
    return categoryCell(path.split('>').map((name) => textOf(name)));
  });
  const depth = (path: string) => path.split(' > ').length;
  const deepest = paths.reduce((best, path) => (depth(path) > depth(best) ? path : best), paths[0] ?? '');
  if (paths.some((path) => path !== deepest && !deepest.startsWith(`${path} > `)))
    table.leaveOut('Second and further categories');
  return deepest;
}

/** The first of its brands. */
export function brandOf(table: Table, row: CsvRow): string {
  const brands = listOf(table.cell(row, 'Brands'));
  if (brands.length > 1) table.leaveOut('Second and further brands');
  return textOf(brands[0] ?? '');
}

const textOf = (html: string) => plainText(htmlMarkdown(html));
