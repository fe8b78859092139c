import type { CsvRow } from '../read-csv.ts';
import {
  categoryCell,
  optionCells,
  picturesOf,
  priceCells,
  statusOf,
  variantPictureOf,
  withoutAlt,
} from './cells.ts';
import type { Format, FormatRow } from './format.ts';
import { htmlMarkdown } from './html-markdown.ts';
import { slugCell } from './old-address.ts';
import { stockCell } from './stock-cells.ts';
import type { Table } from './table.ts';

/** Vendure: a row for each variant; the first one has the product, those below it no name. Lists have | between their entries. */
export const vendure: Format = {
  isMine: (has) => ['name', 'slug', 'facets', 'optionGroups', 'optionValues', 'price'].every(has),
  *read(table) {
    let slug = '';
    let groups: string[] = [];
    let taxClass = '';
    for (const row of table.rows) {
      const isFirst = table.cell(row, 'name', 'slug') !== '';
      if (isFirst) {
        slug = slugCell(table.cell(row, 'slug', 'name'));
        groups = listOf(table.cell(row, 'optionGroups'));
      }
      const ofProduct = isFirst ? productCells(table, row) : {};
      taxClass = ofProduct.taxClass ?? taxClass;
      if (table.cell(row, 'taxCategory') !== taxClass) table.leaveOut('Tax categories of single variants');
      const assets = listOf(table.cell(row, 'assets'));
      yield {
        row: row.row,
        values: { slug, ...ofProduct, ...variantCells(table, row, groups) },
        // Names of files, as templates have them, lead nowhere.
        ...(isFirst && { pictures: picturesOf(table, assets.map(withoutAlt)) }),
        variantPicture: variantPictureOf(table, listOf(table.cell(row, 'variantAssets'))),
      };
    }
  },
};

const listOf = (cell: string) =>
  cell
    .split('|')
    .map((entry) => entry.trim())
    .filter(Boolean);

function productCells(table: Table, row: CsvRow): FormatRow['values'] {
  const facets = listOf(table.cell(row, 'facets')).map((facet) => facet.split(':'));
  const valuesOf = (name: string) =>
    facets.flatMap(([key, ...rest]) => (key === name ? [rest.join(':')] : []));
  const [category = '', ...more] = valuesOf('category');
  const [brand = ''] = valuesOf('brand');
  if (more.length > 0) table.leaveOut('Second and further categories');
  if (facets.some(([key]) => key !== 'category' && key !== 'brand'))
    table.leaveOut('Facets that are neither category nor brand');
  return {
    name: table.cell(row, 'name'),
    description: htmlMarkdown(table.cell(row, 'description')),
    brand,
    category: categoryCell(category.split('>')),
    taxClass: table.cell(row, 'taxCategory'),
    status: statusOf(!/^(false|0)$/i.test(table.cell(row, 'enabled'))),
  };
}

function variantCells(table: Table, row: CsvRow, groups: readonly string[]): FormatRow['values'] {
  const values = listOf(table.cell(row, 'optionValues'));
  const stock = table.cell(row, 'stockOnHand');
  const isCounted = !/^(false|0)$/i.test(table.cell(row, 'trackInventory'));
  return {
    sku: table.cell(row, 'sku'),
    ...priceCells(table.cell(row, 'price'), ''),
    stock: stockCell(table, row, stock, isCounted),
    ...optionCells(values.slice(0, 3).map((value, index) => [groups[index] ?? '', value])),
  };
}
