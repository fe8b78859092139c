import * as t from '#messages/admin/edit-product';
import { decimalText } from '#money/cents';
import type { SaveVariantsInput, VariantInput } from '../../../schema.generated.ts';
import { readAmount as readPrice } from '../../../ui/plain-amount.ts';
import { AT, FIELDS, isAlone, type Known, PICTURE, type VariantRow } from './variant-rows.ts';

/** The lowest price and all units of the rows as a product has them, where they can be read. */
export function sumsOf(rows: readonly VariantRow[]): {
  price: string;
  highest: string;
  countInStock: string;
} {
  const prices = rows
    .map(({ cells }) => readPrice(cells.at(AT.price)!.trim()))
    .filter((price) => price !== null);
  const units = rows.reduce((sum, { cells }) => sum + (Number(cells.at(AT.stock)) || 0), 0);
  const text = (cents: number) => (prices.length > 0 ? decimalText(cents) : '');
  return {
    price: text(Math.min(...prices)),
    highest: text(Math.max(...prices)),
    countInStock: String(units),
  };
}

const NOTHING: Known = new Map();

/** What was typed as an input, or a message for each cell that cannot be read, by the names that the server uses. */
export function readRows(
  rows: readonly VariantRow[],
  optionCount: number,
): { variants: SaveVariantsInput['variants']; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const variants = rows.map(({ id, opened, known = NOTHING, imageId, cells }, index): VariantInput => {
    const fixed = cells.slice(optionCount).map((cell) => cell.trim());
    const [
      sku = '',
      price = '',
      was = '',
      stock = '',
      barcode = '',
      cost = '',
      weight = '',
      reorderPoint = '',
      backorderLimit = '',
      netContent = '',
    ] = fixed;
    const wrong = (field: (typeof FIELDS)[number], message: string): number => {
      const where = isAlone(rows, optionCount) ? '' : t.rowNumber(index + 1);
      errors[`variants.${index}.${field}`] = where + message;
      return 0;
    };
    const amount = (field: 'price' | 'compareAtPrice' | 'cost', text: string) =>
      readPrice(text) ?? wrong(field, t.enterAnAmountSuchAs);
    const whole = (field: 'countInStock' | 'weight' | 'reorderPoint' | 'backorderLimit', text: string) =>
      (field === 'countInStock' ? /^-?\d{1,7}$/ : /^\d{1,7}$/).test(text)
        ? Number(text)
        : wrong(field, t.enterAWholeNumber);
    // What somebody else types meanwhile stays: only what was typed here is sent.
    const isTyped = (column: number, text: string) => text !== (known.get(column) ?? '');
    const typed = {
      ...(isTyped(AT.barcode, barcode) && { barcode: barcode || null }),
      ...(isTyped(AT.cost, cost) && { cost: cost ? amount('cost', cost) : null }),
      ...(isTyped(AT.weight, weight) && { weight: weight ? whole('weight', weight) : null }),
      ...(isTyped(AT.netContent, netContent) && { netContent: netContent || null }),
      ...(isTyped(AT.reorderPoint, reorderPoint) && {
        reorderPoint: reorderPoint ? whole('reorderPoint', reorderPoint) : null,
      }),
      ...(isTyped(AT.backorderLimit, backorderLimit) && {
        backorderLimit: backorderLimit ? whole('backorderLimit', backorderLimit) : null,
      }),
    };
    return {
      id,
      options: cells.slice(0, optionCount).map((value) => value.trim()),
      sku: sku || null,
      price: amount('price', price),
      compareAtPrice: was ? amount('compareAtPrice', was) : null,
      countInStock: whole('countInStock', stock),
      ...typed,
      expectedCountInStock: opened?.countInStock,
      expectedPrice: opened?.price,
      expectedCompareAtPrice: opened?.compareAtPrice,
      ...(id && { expectedFacts: expectedFacts(known) }),
      imageId,
    };
  });
  return { variants, errors };
}

/** What was stored, as the server has it. */
function expectedFacts(known: Known): VariantInput['expectedFacts'] {
  const text = (column: number) => known.get(column) || null;
  const whole = (column: number) => (text(column) ? Number(text(column)) : null);
  const cost = text(AT.cost);
  return {
    options: [...known].filter(([column]) => column >= 0).map(([, value]) => value),
    sku: text(AT.sku),
    barcode: text(AT.barcode),
    cost: cost ? readPrice(cost) : null,
    weight: whole(AT.weight),
    netContent: text(AT.netContent),
    reorderPoint: whole(AT.reorderPoint),
    backorderLimit: whole(AT.backorderLimit),
    imageId: text(PICTURE),
  };
}

/** What is left above the cost of a price without its tax, in percent of that; null where either cannot be read. `taxRate` is in basis points. */
export function marginOf({ cells }: VariantRow, taxRate: number): number | null {
  const [gross, cost] = [AT.price, AT.cost].map((column) => readPrice(cells.at(column)!.trim()));
  if (!gross || cost == null) return null;
  const price = gross / (1 + taxRate / 100_00);
  return Math.round(((price - cost) / price) * 100);
}

/** The column that a message of the server is about. */
export function columnOf(field: string, optionCount: number): number {
  const fixed = (FIELDS as readonly string[]).indexOf(field);
  return fixed < 0 ? 0 : optionCount + fixed;
}
