import { plainText } from '../../../core/markdown/description.ts';
import { keyOf } from '../import-fields.ts';
import type { CsvRow } from '../read-csv.ts';
import { categoryCell } from './cells.ts';
import { htmlMarkdown } from './html-markdown.ts';
import type { Table } from './table.ts';
import { attributesOf } from './woocommerce-options.ts';

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

/** What shops call the attribute that says the brand. */
const BRAND =
  /^(?:pa)?(?:brands?|marken?|hersteller|manufacturer|marques?|fabricant|marcas?|fabricante|merk(?:en)?|fabrikant|marchi(?:o)?|produttore)$/;
export const isBrand = (attribute: string) => BRAND.test(keyOf(attribute));

/** The first of its brands; else the one of an attribute that is called so. With several values such an attribute is an option. */
export function brandOf(table: Table, row: CsvRow): string {
  const named = [...attributesOf(table, row)].flatMap(([name, values]) =>
    isBrand(name) ? [listOf(values)] : [],
  );
  const own = listOf(table.cell(row, 'Brands'));
  const brands = own.length > 0 ? own : (named.find(({ length }) => length === 1) ?? []);
  if (brands.length > 1) table.leaveOut('Second and further brands');
  return textOf(brands[0] ?? '');
}

const textOf = (html: string) => plainText(htmlMarkdown(html));
