import * as t from '#messages/admin/edit-product';
import { decimalText } from '#money/cents';
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
  /** What was stored of the cells but of prices and stock, and of the picture, by their columns. */
  known?: Known;
  /** One for each option, then those of `FIXED`. */
  cells: string[];
}

/** The columns after those of the options. */
export const FIXED = [
  'SKU',
  t.priceLabel,
  t.wasLabel,
  t.stock,
  t.barcode,
  t.cost,
  t.weight,
  t.reorderPoint,
  t.backorderLimit,
  t.netContent,
] as const;
/** The places of these columns, from the end of a row. */
export const AT = {
  sku: -10,
  price: -9,
  was: -8,
  stock: -7,
  barcode: -6,
  cost: -5,
  weight: -4,
  reorderPoint: -3,
  backorderLimit: -2,
  netContent: -1,
} as const;
/** Stands for the picture, which has no cell. */
export const PICTURE = Number.NEGATIVE_INFINITY;

/** Texts by columns: those of the options from 0 on, the others from the end. */
export type Known = ReadonlyMap<number, string>;

/** The fields of the input by these columns. */
export const FIELDS = [
  ...(['sku', 'price', 'compareAtPrice', 'countInStock'] as const),
  ...(['barcode', 'cost', 'weight', 'reorderPoint', 'backorderLimit', 'netContent'] as const),
] as const;

/** Cells from the barcode on of a row without any. */
const NO_FACTS = ['', '', '', '', '', ''];

let lastKey = 0;
const newRow = (row: Omit<VariantRow, 'key'>): VariantRow => {
  lastKey += 1;
  return { key: lastKey, ...row };
};

/** The row of a product that is not stored yet. */
export const emptyRow = (): VariantRow => newRow({ cells: ['', '', '', '0', ...NO_FACTS] });

/** Whether there is nothing to choose: then price and stock are those of the product. */
export const isAlone = (rows: readonly VariantRow[], optionCount: number) =>
  optionCount === 0 && rows.length === 1;

/** The rows of the variants as they are stored. */
export function storedRows(variants: EditVariantsFragment['variants']): VariantRow[] {
  return variants.map((variant) => {
    const { id, options, sku, price, compareAtPrice, imageId } = variant;
    // Below zero: units that are owed.
    const countInStock = variant.inventoryQuantity ?? variant.countInStock;
    const sold = [...priceCells({ price, compareAtPrice }), String(countInStock)];
    const opened = { countInStock, price, compareAtPrice };
    const cells = [...options, sku ?? '', ...sold, ...factCells(variant)];
    return newRow({ id, opened, known: knownOf(variant), imageId, cells });
  });
}

export type Facts = Pick<
  EditVariantsFragment['variants'][number],
  | 'options'
  | 'sku'
  | 'barcode'
  | 'cost'
  | 'weight'
  | 'netContent'
  | 'reorderPoint'
  | 'backorderLimit'
  | 'imageId'
>;

const factCells = ({ barcode, cost, weight, netContent, reorderPoint, backorderLimit }: Facts): string[] => [
  barcode ?? '',
  cost === null ? '' : decimalText(cost),
  String(weight ?? ''),
  String(reorderPoint ?? ''),
  String(backorderLimit || ''),
  netContent ?? '',
];

export function knownOf(variant: Facts): Known {
  const facts = factCells(variant).map((cell, index): [number, string] => [AT.barcode + index, cell]);
  return new Map([
    ...variant.options.entries(),
    [AT.sku, variant.sku ?? ''],
    ...facts,
    [PICTURE, variant.imageId ?? ''],
  ]);
}

/** What a row has in a column. */
export const valueAt = ({ imageId, cells }: VariantRow, column: number): string | undefined =>
  column === PICTURE ? (imageId ?? '') : cells.at(column);

/** The row with another value in a column. */
export const withValue = (row: VariantRow, column: number, value: string): VariantRow =>
  column === PICTURE ? { ...row, imageId: value || null } : { ...row, cells: row.cells.with(column, value) };

/** The cells of the price and of the price before. */
export const priceCells = ({ price, compareAtPrice }: Omit<Opened, 'countInStock'>): string[] => [
  decimalText(price),
  compareAtPrice === null ? '' : decimalText(compareAtPrice),
];

/** A new row that begins with the prices of the last one. */
export function addRow(rows: readonly VariantRow[], values: readonly string[]): VariantRow[] {
  const [price = '', was = ''] = rows.at(-1)?.cells.slice(AT.price, AT.stock) ?? [];
  return [...rows, newRow({ cells: [...values, '', price, was, '0', ...NO_FACTS] })];
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

/** What is saved of the table, to tell whether it was changed. */
export const contentOf = (optionNames: readonly string[], rows: readonly VariantRow[]): string =>
  JSON.stringify([optionNames, rows.map(({ id, imageId = null, cells }) => [id, imageId, cells])]);
