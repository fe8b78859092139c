import type { CsvRow } from '../read-csv.ts';
import { oldPath } from './old-address.ts';
import type { Table } from './table.ts';

/** The path of a product in its shop, which extensions export. */
function permalinkOf(table: Table, row: CsvRow): string {
  const permalink = table.cell(row, 'Permalink', 'Product URL');
  return (permalink && URL.parse(permalink, 'https://shop.example')?.pathname.replace(/\/$/, '')) || '';
}

/** The last part of the address of a product; empty where the file does not say it. */
export const oldHandle = (table: Table, row: CsvRow): string =>
  table.cell(row, 'Slug', 'Post name') || permalinkOf(table, row).split('/').at(-1)!;

/** The paths that a product had, but for the one that it has here. */
export function oldPaths(table: Table, row: CsvRow, slug: string): string[] {
  const handle = oldHandle(table, row);
  const paths = [permalinkOf(table, row), handle && oldPath('/product', handle)];
  return paths.filter((path) => path !== '' && path !== oldPath('/product', slug));
}
