import type { CsvRow, GivenPicture } from '../read-csv.ts';
import {
  amountCell,
  barcodeCell,
  categoryCell,
  gramsCell,
  isYes,
  netContentCell,
  optionCells,
  picturesOf,
  priceCells,
  seoCells,
  statusOf,
  tagsCell,
  variantPictureOf,
} from './cells.ts';
import type { Format, FormatOptions, FormatRow } from './format.ts';
import { htmlMarkdown } from './html-markdown.ts';
import { oldPath, slugCell } from './old-address.ts';
import { backorderCell, stockCell } from './stock-cells.ts';
import type { Table } from './table.ts';

const HANDLE = ['Handle', 'URL handle'];
const PRICE = ['Variant Price', 'Price'];
const SKU = ['Variant SKU', 'SKU'];
const TRACKER = ['Variant Inventory Tracker', 'Inventory tracker'];
const IMAGE = ['Image Src', 'Product image URL', 'Image source'];
const VARIANT_IMAGE = ['Variant Image', 'Variant image URL'];

/** Shopify: a row for each variant; the first of a handle has the product, those without a variant have a picture more. */
export const shopify: Format = {
  isMine: (has) =>
    HANDLE.some(has) && has('Title') && PRICE.some(has) && (has('Option1 Name') || has('Body (HTML)')),
  *read(table, options) {
    const pictures = Map.groupBy(
      table.rows.filter((row) => table.cell(row, ...IMAGE) !== ''),
      (row) => table.cell(row, ...HANDLE),
    );
    const begun = new Set<string>();
    for (const row of table.rows) {
      if (isPictureAlone(table, row)) continue;
      const handle = table.cell(row, ...HANDLE);
      const isFirst = !begun.has(handle);
      begun.add(handle);
      const ofProduct = isFirst ? productCells(table, row) : {};
      yield {
        row: row.row,
        values: { slug: slugCell(handle), ...ofProduct, ...variantCells(table, row, options) },
        ...(isFirst && {
          pictures: picturesOf(table, byPosition(table, pictures.get(handle) ?? [])),
          oldPaths: handle ? [oldPath('/products', handle)] : [],
        }),
        variantPicture: variantPictureOf(table, [table.cell(row, ...VARIANT_IMAGE)]),
      };
    }
  },
};

function isPictureAlone(table: Table, row: CsvRow): boolean {
  const isVariant = [PRICE, SKU, ['Option1 Value'], ['Title']].some(
    (names) => table.cell(row, ...names) !== '',
  );
  return !isVariant && table.cell(row, ...IMAGE) !== '';
}

function productCells(table: Table, row: CsvRow): FormatRow['values'] {
  const cell = (...headers: string[]) => table.cell(row, ...headers);
  // The shop's own words come before those of Shopify's taxonomy.
  const type = cell('Type', 'Custom Product Type');
  return {
    name: cell('Title'),
    description: htmlMarkdown(cell('Body (HTML)', 'Description')),
    brand: cell('Vendor'),
    tags: tagsCell(table, cell('Tags').split(',')),
    ...seoCells(table, cell('SEO Title'), cell('SEO Description')),
    category: categoryCell(type ? [type] : cell('Product Category', 'Standard Product Type').split('>')),
    status: statusOf(isPublished(cell('Status'), cell('Published', 'Published on online store'))),
  };
}

/** Older files have no status. */
const isPublished = (status: string, published: string) =>
  (status === '' || status.toLowerCase() === 'active') &&
  (published === '' ? status !== '' : isYes(published));

function byPosition(table: Table, rows: readonly CsvRow[]): GivenPicture[] {
  const placed = rows.map((row) => ({
    place: Number(table.cell(row, 'Image Position')) || Number.MAX_SAFE_INTEGER,
    picture: { address: table.cell(row, ...IMAGE), alt: table.cell(row, 'Image Alt Text') },
  }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ picture }) => picture);
}

function variantCells(table: Table, row: CsvRow, format: FormatOptions): FormatRow['values'] {
  const cell = (...headers: string[]) => table.cell(row, ...headers);
  const options = [1, 2, 3].map((n) => [cell(`Option${n} Name`), cell(`Option${n} Value`)] as const);
  const isPlain = options[0]![1] === 'Default Title';
  const stock = cell('Variant Inventory Qty', 'Inventory quantity');
  // Of variants that nobody counts its files say 0.
  const isCounted = cell(...TRACKER) !== '' || !TRACKER.some(table.has);
  const policy = cell('Variant Inventory Policy', 'Continue selling when out of stock');
  return {
    sku: cell(...SKU),
    ...priceCells(cell(...PRICE), cell('Variant Compare At Price', 'Compare-at price')),
    stock: stockCell(table, row, stock, isCounted),
    backorderLimit: backorderCell(policy, /^(continue|true)$/i.test(policy), format),
    barcode: barcodeCell(table, cell('Variant Barcode', 'Barcode')),
    cost: amountCell(cell('Cost per item')),
    weight: gramsCell(cell('Variant Grams', 'Weight value (grams)')),
    netContent: netContentCell(
      table,
      cell('Unit price total measure'),
      cell('Unit price total measure unit'),
    ),
    ...(isPlain ? {} : optionCells(options)),
  };
}
