import type { CsvRow, GivenPicture } from '../read-csv.ts';
import {
  barcodeCell,
  categoryCell,
  gramsCell,
  isYes,
  optionCells,
  picturesOf,
  priceCells,
  statusOf,
  tagsCell,
  withoutAlt,
} from './cells.ts';
import type { Format, FormatOptions, FormatRow } from './format.ts';
import { htmlMarkdown } from './html-markdown.ts';
import { slugCell } from './old-address.ts';
import { backorderCell, stockCell } from './stock-cells.ts';
import type { Table } from './table.ts';

const MOST_PICTURES = 20;
const MOST_TAGS = 20;

/** Medusa: a row for each variant, each with all of its product. */
export const medusa: Format = {
  isMine: (has) =>
    has('Product Handle') && has('Product Title') && ['Variant SKU', 'Variant Title'].some(has),
  *read(table, options) {
    for (const row of table.rows)
      yield {
        row: row.row,
        values: { ...productCells(table, row), ...variantCells(table, row, options) },
        pictures: picturesOf(table, picturesAt(table, row)),
      };
  },
};

function productCells(table: Table, row: CsvRow): FormatRow['values'] {
  const cell = (...headers: string[]) => table.cell(row, ...headers);
  // Exports name categories and types by ids that mean nothing elsewhere.
  const named = ['Product Category 1 Name', 'Product Category 1', 'Product Type', 'Product Collection Title'];
  const category = named.map((header) => cell(header)).find((name) => name && !name.startsWith('pcat_'));
  return {
    slug: slugCell(cell('Product Handle')),
    name: cell('Product Title'),
    description: [cell('Product Subtitle'), cell('Product Description').replaceAll('\\n', '\n')]
      .map((html) => htmlMarkdown(html))
      .filter(Boolean)
      .join('\n\n'),
    category: categoryCell((category ?? '').split('>')),
    tags: tagsCell(table, tagsOf(table, row)),
    status: statusOf(cell('Product Status') === 'published'),
  };
}

/** In a column each; older files have one for all. */
const tagsOf = (table: Table, row: CsvRow) => [
  ...table.cell(row, 'Product Tags').split(','),
  ...Array.from({ length: MOST_TAGS }, (_, index) => table.cell(row, `Product Tag ${index + 1}`)),
];

function picturesAt(table: Table, row: CsvRow): GivenPicture[] {
  const places = Array.from({ length: MOST_PICTURES }, (_, index) => index + 1);
  const each = places.map((n) =>
    table.cell(row, `Product Image ${n} Url`, `Product Image ${n}`, `Image ${n} Url`),
  );
  return [table.cell(row, 'Product Thumbnail'), ...each].map(withoutAlt);
}

function variantCells(table: Table, row: CsvRow, format: FormatOptions): FormatRow['values'] {
  const cell = (...headers: string[]) => table.cell(row, ...headers);
  const options = [1, 2, 3].map((n) => {
    const [name, value] = ['Name', 'Value'].map((part) =>
      cell(`Variant Option ${n} ${part}`, `Option ${n} ${part}`),
    );
    return [name!, value!] as const;
  });
  const isPlain = /^default( option)? value$/i.test(options[0]![1]);
  const backorder = cell('Variant Allow Backorder');
  const stock = cell('Variant Inventory Quantity');
  const isCounted = !/^false$/i.test(cell('Variant Manage Inventory'));
  return {
    sku: cell('Variant SKU'),
    ...priceCells(cell(`Variant Price ${format.currency}`, `Price ${format.currency}`), ''),
    stock: stockCell(table, row, stock, isCounted),
    backorderLimit: backorderCell(backorder, isYes(backorder), format),
    barcode: barcodeCell(table, cell('Variant Barcode', 'Variant EAN', 'Variant UPC')),
    weight: gramsCell(cell('Variant Weight', 'Product Weight')),
    ...(isPlain ? {} : optionCells(options)),
  };
}
