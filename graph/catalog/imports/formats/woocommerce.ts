import { slugOf } from '../../../core/slug.ts';
import type { CsvRow } from '../read-csv.ts';
import {
  amountCell,
  barcodeCell,
  gramsCell,
  netContentCell,
  picturesOf,
  priceCells,
  statusOf,
  tagsCell,
  variantPictureOf,
  withoutAlt,
} from './cells.ts';
import type { Format, FormatOptions, FormatRow } from './format.ts';
import { htmlMarkdown } from './html-markdown.ts';
import { slugCell } from './old-address.ts';
import type { Table } from './table.ts';
import { oldHandle, oldPaths } from './woocommerce-address.ts';
import { inEnglish } from './woocommerce-headers.ts';
import { brandOf, categoryOf, isBrand, listOf } from './woocommerce-lists.ts';
import { attributesOf, variationOptions } from './woocommerce-options.ts';
import { seoOf } from './woocommerce-seo.ts';
import { stockCells } from './woocommerce-stock.ts';

type Values = FormatRow['values'];

/** WooCommerce: a row for each product, and one for each variation, which names its product by SKU or number. */
export const woocommerce: Format = {
  inEnglish,
  isMine: (has) => ['ID', 'Type', 'SKU', 'Name', 'Published', 'Regular price'].every(has),
  *read(table, options) {
    const [variations, products] = partition(table);
    // Of rows that share a name, the first counts.
    const byName = new Map(
      products.toReversed().flatMap((row) => namesOf(table, row).map((name) => [name, row])),
    );
    const families = Map.groupBy(variations, (row) => byName.get(table.cell(row, 'Parent')));
    const slugs = slugsOf(table, products);
    const orphans = (families.get(undefined) ?? []).map((row) => {
      return {
        row: row.row,
        values: {},
        about: ['Name', 'SKU'].flatMap((header) => table.cell(row, header) || []).join(', '),
        problem: 'The file has no product with the SKU or number that its Parent says.',
      };
    });
    for (const row of products)
      yield* productRows(table, row, slugs.get(row) ?? '', families.get(row) ?? [], options);
    yield* orphans;
  },
};

const kindOf = (table: Table, row: CsvRow) => table.cell(row, 'Type').toLowerCase().split(/,\s*/);

function partition(table: Table): [variations: CsvRow[], products: CsvRow[]] {
  const { true: variations = [], false: products = [] } = Object.groupBy(table.rows, (row) =>
    String(kindOf(table, row).includes('variation')),
  );
  return [variations, products];
}

const namesOf = (table: Table, row: CsvRow) =>
  [table.cell(row, 'SKU'), `id:${table.cell(row, 'ID')}`].filter(Boolean);

/** Files have no slugs unless an extension exports them: one is made of the name, with a number when the file has it already. */
function slugsOf(table: Table, products: readonly CsvRow[]): Map<CsvRow, string> {
  const seen = new Map<string, number>();
  return new Map(
    products.map((row) => {
      const slug = slugCell(oldHandle(table, row)) || (slugOf(table.cell(row, 'Name')) ?? '');
      const count = (seen.get(slug) ?? 0) + 1;
      seen.set(slug, count);
      return [row, slug && count > 1 ? `${slug}-${count}` : slug];
    }),
  );
}

function productRows(
  table: Table,
  row: CsvRow,
  slug: string,
  variations: readonly CsvRow[],
  options: FormatOptions,
): FormatRow[] {
  const name = table.cell(row, 'Name');
  const ofProduct = { slug, ...productCells(table, row) };
  const imagesOf = (of: CsvRow) => listOf(table.cell(of, 'Images'));
  const pictures = picturesOf(table, imagesOf(row).map(withoutAlt));
  if (variations.length === 0) {
    if ([...attributesOf(table, row)].some(([name, values]) => values !== '' && !isBrand(name)))
      table.leaveOut('Attributes that are no options');
    const problem = problemOf(kindOf(table, row));
    const values = { ...ofProduct, ...soldCells(table, row, options) };
    return [{ row: row.row, values, problem, pictures, oldPaths: oldPaths(table, row, slug) }];
  }
  const choices = variationOptions(table, variations);
  return variations.map((variation, index) => ({
    row: variation.row,
    besides: index === 0 ? [row.row] : [],
    ...(index === 0 && { pictures, oldPaths: oldPaths(table, row, slug) }),
    variantPicture: variantPictureOf(table, imagesOf(variation)),
    values: {
      ...(index === 0 ? ofProduct : { slug, name }),
      ...variationCells(table, variation, options),
      ...choices[index],
      weight: weightOf(table, variation) || weightOf(table, row),
      netContent: netContentOf(table, variation, row),
    },
  }));
}

function problemOf(kinds: readonly string[]): string | undefined {
  if (kinds.includes('simple')) return undefined;
  return kinds.some((kind) => kind.startsWith('variable'))
    ? 'The file has no variation of this product.'
    : `The shop has no products of the type "${kinds[0]!.slice(0, 40).toWellFormed()}".`;
}

function productCells(table: Table, row: CsvRow): Values {
  const cell = (...headers: string[]) => table.cell(row, ...headers);
  const texts = [cell('Short description'), cell('Description')].map(textOf);
  const isShown = cell('Published') === '1' && cell('Visibility in catalog').toLowerCase() !== 'hidden';
  return {
    name: cell('Name'),
    description: [...new Set(texts)].filter(Boolean).join('\n\n'),
    brand: brandOf(table, row),
    tags: tagsCell(table, listOf(cell('Tags'))),
    ...seoOf(table, row),
    category: categoryOf(table, row),
    taxClass: taxClassOf(table, row),
    status: statusOf(isShown),
  };
}

/** Its classes "reduced-rate" and "zero-rate" are "reduced" and "zero" here. */
const taxClassOf = (table: Table, row: CsvRow) => table.cell(row, 'Tax class').replace(/[\s-]rate$/i, '');

/** Line breaks are written as \n, and count where its editor makes paragraphs of them. */
function textOf(cell: string): string {
  const html = cell.replaceAll('\\n', '\n');
  return htmlMarkdown(html, { keepLines: !/<(p|br)\b/i.test(html) });
}

function variationCells(table: Table, row: CsvRow, options: FormatOptions): Values {
  if (table.cell(row, 'Description')) table.leaveOut('Descriptions of variations');
  if (!/^(?:parent)?$/i.test(table.cell(row, 'Tax class'))) table.leaveOut('Tax classes of variations');
  const cells = soldCells(table, row, options);
  if (table.cell(row, 'Published') === '1') return cells;
  table.leaveOut('Stock of variations that are not published');
  return { ...cells, stock: '0' };
}

function soldCells(table: Table, row: CsvRow, options: FormatOptions): Values {
  const cell = (...headers: string[]) => table.cell(row, ...headers);
  const regular = cell('Regular price');
  const reduced = isWithin(options.now, cell('Date sale price starts'), cell('Date sale price ends'))
    ? cell('Sale price')
    : '';
  return {
    sku: cell('SKU'),
    ...(reduced ? priceCells(reduced, regular) : priceCells(regular, '')),
    ...stockCells(table, row, options),
    barcode: barcodeCell(table, cell('GTIN, UPC, EAN, or ISBN')),
    cost: amountCell(cell('Cost of goods')),
    weight: weightOf(table, row),
    netContent: netContentOf(table, row),
  };
}

/** Whether a sale between two days, of which either may be open, is on. */
function isWithin(now: Date, from: string, to: string): boolean {
  const today = now.toISOString().slice(0, 10);
  return (from === '' || from.slice(0, 10) <= today) && (to === '' || to.slice(0, 10) >= today);
}

/** The header of the column says its unit. */
function weightOf(table: Table, row: CsvRow): string {
  const unit = (['g', 'kg', 'lbs', 'oz'] as const).find((each) => table.has(`Weight (${each})`));
  return unit ? gramsCell(table.cell(row, `Weight (${unit})`), unit) : '';
}

/** As its extension Germanized exports it: how many units there are in the product. Variations may leave it to their product. */
function netContentOf(table: Table, ...rows: readonly CsvRow[]): string {
  const cell = (header: string) => rows.map((row) => table.cell(row, header)).find(Boolean) ?? '';
  return netContentCell(table, cell('Unit product'), cell('Unit'));
}
