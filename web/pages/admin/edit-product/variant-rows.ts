import * as t from '#messages/admin/edit-product';
import { decimalText, parseCents } from '#money/cents';
import type { SaveVariantsInput, VariantInput } from '../../../schema.generated.ts';
import type { EditVariantsFragment } from './EditProductPage.generated.tsx';

export type Opened = Pick<
  EditVariantsFragment['variants'][number],
  'countInStock' | 'price' | 'compareAtPrice'
>;

/** A row of the table, as it is typed. */
export interface VariantRow {
  /** Identifies the row while the table is open. */
  key: number;
  /** Of a variant that is stored already. */
  id?: string;
  /** The stock and the prices that the typed ones were decided on. */
  opened?: Opened;
  /** The picture that shows it, if it has one of its own. */
  imageId?: string | null;
  /** One for each option, then SKU, price, price before and stock. */
  cells: string[];
}

/** The columns after those of the options. */
export const FIXED = ['SKU', t.priceLabel, t.wasLabel, t.stock] as const;
/** The fields of the input by these columns. */
const FIELDS = ['sku', 'price', 'compareAtPrice', 'countInStock'] as const;

let lastKey = 0;
const newRow = (row: Omit<VariantRow, 'key'>): VariantRow => {
  lastKey += 1;
  return { key: lastKey, ...row };
};

/** The row of a product that is not stored yet. */
export const emptyRow = (): VariantRow => newRow({ cells: ['', '', '', '0'] });

/** Whether there is nothing to choose: then price and stock are those of the product. */
export const isAlone = (rows: readonly VariantRow[], optionCount: number) =>
  optionCount === 0 && rows.length === 1;

/** The rows of the variants as they are stored. */
export function storedRows(variants: EditVariantsFragment['variants']): VariantRow[] {
  return variants.map(({ id, options, sku, price, compareAtPrice, countInStock, imageId }) => {
    const cells = [...options, sku ?? '', ...priceCells({ price, compareAtPrice }), String(countInStock)];
    return newRow({ id, opened: { countInStock, price, compareAtPrice }, imageId, cells });
  });
}

/** The cells of the price and of the price before. */
export const priceCells = ({ price, compareAtPrice }: Omit<Opened, 'countInStock'>): string[] => [
  decimalText(price),
  compareAtPrice === null ? '' : decimalText(compareAtPrice),
];

/** The lowest price and all units of the rows as a product has them, where they can be read. */
export function sumsOf(rows: readonly VariantRow[]): {
  price: string;
  highest: string;
  countInStock: string;
} {
  const fixed = rows.map(({ cells }) => cells.slice(-FIXED.length));
  const prices = fixed.map(([, price = '']) => readPrice(price.trim())).filter((price) => price !== null);
  const units = fixed.reduce((sum, cells) => sum + (Number(cells[3]) || 0), 0);
  const text = (cents: number) => (prices.length > 0 ? decimalText(cents) : '');
  return {
    price: text(Math.min(...prices)),
    highest: text(Math.max(...prices)),
    countInStock: String(units),
  };
}

/** A new row that begins with the prices of the last one. */
export function addRow(rows: readonly VariantRow[], values: readonly string[]): VariantRow[] {
  const [, price = '', was = ''] = rows.at(-1)?.cells.slice(-FIXED.length) ?? [];
  return [...rows, newRow({ cells: [...values, '', price, was, '0'] })];
}

/** The rows with this many options: cells of further ones are added empty, those of fewer go. */
export function withOptions(rows: readonly VariantRow[], before: number, now: number): VariantRow[] {
  return rows.map((row) => {
    const values = row.cells.slice(0, before);
    while (values.length < now) values.push('');
    return { ...row, cells: [...values.slice(0, now), ...row.cells.slice(before)] };
  });
}

/**
 * The rows with one for each combination of the values, which are separated by commas. Rows that are there stay; those without
 * any value get the first combinations that are missing.
 */
export function combine(rows: readonly VariantRow[], values: readonly string[]): VariantRow[] {
  const lists = values.map((text) =>
    [...new Set(text.split(',').map((value) => value.trim()))].filter(Boolean),
  );
  const all = lists.reduce<string[][]>(
    (made, list) => made.flatMap((before) => list.map((value) => [...before, value])),
    [[]],
  );
  const keyOf = (cells: readonly string[]) => JSON.stringify(cells.slice(0, lists.length));
  const known = new Set(rows.map(({ cells }) => keyOf(cells)));
  const missing = all.filter((combination) => !known.has(keyOf(combination)));
  const filled = rows.map((row) => {
    const isEmpty = row.cells.slice(0, lists.length).every((value) => value === '');
    const combination = isEmpty ? missing.shift() : undefined;
    return combination ? { ...row, cells: [...combination, ...row.cells.slice(lists.length)] } : row;
  });
  return missing.reduce(addRow, filled);
}

/** The rows with cells of a spreadsheet from this one on; rows are added as needed. */
export function paste(
  rows: readonly VariantRow[],
  { row: top, column: left }: { row: number; column: number },
  text: string,
): VariantRow[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const columns = rows[0]?.cells.length ?? FIXED.length;
  let pasted = [...rows];
  while (pasted.length < top + lines.length)
    pasted = addRow(
      pasted,
      Array.from({ length: columns - FIXED.length }, () => ''),
    );
  for (const [down, line] of lines.entries()) {
    const row = pasted[top + down]!;
    const cells = line
      .split('\t')
      .slice(0, columns - left)
      .map((cell) => cell.trim());
    pasted[top + down] = { ...row, cells: row.cells.toSpliced(left, cells.length, ...cells) };
  }
  return pasted;
}

/** An amount with a point or a comma before its one or two decimals, as imports take it; null for others. */
const readPrice = (text: string) =>
  /^\d+([.,]\d{1,2})?$/.test(text) ? parseCents(text.replace(',', '.')) : null;

/** What was typed as an input, or a message for each cell that cannot be read, by the names that the server uses. */
export function readRows(
  rows: readonly VariantRow[],
  optionCount: number,
): { variants: SaveVariantsInput['variants']; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const variants = rows.map(({ id, opened, imageId, cells }, index): VariantInput => {
    const [sku = '', price = '', was = '', stock = ''] = cells.slice(optionCount).map((cell) => cell.trim());
    const wrong = (field: (typeof FIELDS)[number], message: string): number => {
      const where = isAlone(rows, optionCount) ? '' : t.rowNumber(index + 1);
      errors[`variants.${index}.${field}`] = where + message;
      return 0;
    };
    const amount = (field: 'price' | 'compareAtPrice', text: string) =>
      readPrice(text) ?? wrong(field, t.enterAnAmountSuchAs);
    return {
      id,
      options: cells.slice(0, optionCount).map((value) => value.trim()),
      sku: sku || null,
      price: amount('price', price),
      compareAtPrice: was ? amount('compareAtPrice', was) : null,
      countInStock: /^\d{1,7}$/.test(stock) ? Number(stock) : wrong('countInStock', t.enterAWholeNumber),
      expectedCountInStock: opened?.countInStock,
      expectedPrice: opened?.price,
      expectedCompareAtPrice: opened?.compareAtPrice,
      imageId,
    };
  });
  return { variants, errors };
}

/** The column that a message of the server is about. */
export function columnOf(field: string, optionCount: number): number {
  const fixed = (FIELDS as readonly string[]).indexOf(field);
  return fixed < 0 ? 0 : optionCount + fixed;
}

/** What is saved of the table, to tell whether it was changed. */
export const contentOf = (optionNames: readonly string[], rows: readonly VariantRow[]): string =>
  JSON.stringify([optionNames, rows.map(({ id, imageId = null, cells }) => [id, imageId, cells])]);
