import type { VariantInput } from '../products/save-variants.inputs.ts';
import { givenStock } from '../products/stock.ts';
import { factsIn } from '../products/variant-facts.ts';
import { fieldEdits } from './custom-field-cell.ts';
import type { CatalogueKind } from './import-fields.ts';
import type { KnownProduct, KnownVariant } from './known-products.ts';
import type { ReadRow } from './read-row.ts';
import type { Unit } from './read-units.ts';
import { note } from './resolve-product.ts';

/** What an import is about, and what its shop has to say of prices. */
export interface VariantRules {
  kind: CatalogueKind;
  /** Units with which new variants begin that have no stock in the file. */
  startingStock: number;
  /**
   * Whether a price before is taken over only where this shop asked it: in the EU a reduction needs the lowest price of 30 days, which is not
   * known of another shop.
   */
  asksLowestPrice: boolean;
}

/** What becomes of the row: it adds something, changes something, or everything is as it says. */
export type Outcome = 'created' | 'updated' | 'unchanged';

export interface VariantsPlan {
  optionNames: string[];
  /** All variants as they shall be; those that no row names stay as they are. */
  variants: VariantInput[];
  /** The row of each variant, if there is one. */
  rows: (ReadRow | undefined)[];
  outcomes: Map<ReadRow, Outcome>;
}

/** The variants of a known product after its rows. Notes the rows that name none, or one twice. */
export function planVariants(
  unit: Unit,
  product: KnownProduct,
  { kind, ...rules }: VariantRules,
): VariantsPlan {
  const optionNames = readOptionNames(unit, product.optionNames);
  const variants = product.variants.map(asInput);
  const rows: VariantsPlan['rows'] = variants.map(() => undefined);
  const outcomes: VariantsPlan['outcomes'] = new Map();
  for (const row of unit) {
    const index = matching(row, product);
    if (index === -1 && isNew(row, product, kind)) {
      rows.push(row);
      variants.push(newVariant(row, optionNames, rules));
      outcomes.set(row, 'created');
    } else if (index >= 0) {
      if (rows[index])
        note(
          row,
          null,
          'BAD_USER_INPUT',
          `Row ${rows[index].row} names the same variant. Leave one of the two rows.`,
        );
      rows[index] = row;
      const before = variants[index]!;
      variants[index] = {
        ...changed(row, before, optionNames, rules),
        ...fieldsGiven(row, product.variants[index]?.fields),
      };
      outcomes.set(row, isSame(before, variants[index]) ? 'unchanged' : 'updated');
    }
  }
  return { optionNames, variants, rows, outcomes };
}

/** The variant that a row adds. Notes a row without a price. */
export function newVariant(
  row: ReadRow,
  optionNames: readonly string[],
  { asksLowestPrice, startingStock }: Omit<VariantRules, 'kind'>,
): VariantInput {
  const { price, compareAtPrice, stock, sku } = row.values;
  if (price === undefined) note(row, 'price', 'BAD_USER_INPUT', 'Something new needs a price.');
  return {
    options: optionsOf(row) ?? optionNames.map(() => ''),
    sku,
    ...factsIn(row.values),
    ...fieldsGiven(row),
    price: price ?? 0,
    compareAtPrice: (!asksLowestPrice && compareAtPrice) || null,
    countInStock: stock ?? startingStock,
  };
}

/** The names of the options that rows give, or else the known ones. Notes rows that contradict each other. */
export function readOptionNames(unit: Unit, known: readonly string[]): string[] {
  const names = [...known];
  const givenBy: (ReadRow | undefined)[] = [];
  for (const row of unit) {
    for (const [index, name] of row.values.optionNames.entries()) {
      if (name === undefined || index > names.length) continue;
      const before = givenBy[index];
      if (before && names[index] !== name) {
        const field = `option${index + 1}` as 'option1';
        note(
          row,
          field,
          'BAD_USER_INPUT',
          `Row ${before.row} of the same product calls it "${names[index]}".`,
        );
      }
      names[index] = name;
      givenBy[index] ??= row;
    }
  }
  return names;
}

/** The values of its options, without empty ones at the end; null when it gives none. */
function optionsOf({ values }: ReadRow): string[] | null {
  const last = values.options.findLastIndex((value) => value !== undefined);
  return last === -1 ? null : values.options.slice(0, last + 1).map((value) => value ?? '');
}

/** The place of the variant that a row names, by id, SKU, options, or as the only one; -1 for none. */
function matching(row: ReadRow, { variants }: KnownProduct): number {
  const { variantId, sku } = row.values;
  if (variantId) return variants.findIndex(({ id }) => id === variantId);
  const bySku = sku ? variants.findIndex((variant) => variant.sku === sku) : -1;
  if (bySku >= 0) return bySku;
  const options = optionsOf(row);
  if (options) return variants.findIndex((variant) => fold(variant.options) === fold(options));
  return variants.length === 1 ? 0 : -1;
}

/** Whether a row adds a variant; notes the row if it cannot. */
function isNew(row: ReadRow, { name, variants }: KnownProduct, kind: CatalogueKind): boolean {
  if (kind === 'products' && optionsOf(row)) return true;
  const message = `"${name}" has ${variants.length} variants. Say which of them is meant by its SKU, its id or its options.`;
  note(row, 'sku', 'NOT_FOUND', message);
  return false;
}

function changed(
  row: ReadRow,
  before: VariantInput,
  optionNames: readonly string[],
  { asksLowestPrice }: Pick<VariantRules, 'asksLowestPrice'>,
): VariantInput {
  const { price = before.price, compareAtPrice, sku = before.sku } = row.values;
  const asked = Math.max(before.price, before.compareAtPrice ?? 0);
  const isTaken = compareAtPrice !== undefined && !(asksLowestPrice && (compareAtPrice ?? 0) > asked);
  const lasting = before.compareAtPrice && before.compareAtPrice > price ? before.compareAtPrice : null;
  const options = optionsOf(row) ?? before.options;
  if (options.length !== optionNames.length && optionsOf(row))
    note(
      row,
      'value1',
      'BAD_USER_INPUT',
      `The row has ${options.length} values of options, but the product has ${optionNames.length} options. Give each option a name and a value.`,
    );
  return {
    ...before,
    options,
    sku,
    ...factsIn(row.values),
    price,
    compareAtPrice: isTaken ? compareAtPrice || null : lasting,
    countInStock: readStock(row, before.countInStock),
  };
}

/**
 * The stock that a row sets. A file that has the stock as it was exported changes it only where somebody edited it: what was
 * sold since is not put back. Notes a row whose stock was edited, but changed in the shop as well.
 */
function readStock(row: ReadRow, now: number): number {
  const { stock, stockBefore } = row.values;
  if (stock === undefined || stock === stockBefore || stock === now) return now;
  if (stockBefore !== undefined && stockBefore !== now)
    note(
      row,
      'stock',
      'CONFLICT',
      `The stock has changed since the export: it is ${now} now, not ${stockBefore}.`,
    );
  return givenStock(stock, { countInStock: now }, stockBefore);
}

const asInput = ({ fields: _, ...variant }: KnownVariant): VariantInput => ({
  ...variant,
  expectedCountInStock: variant.countInStock,
});

/** The custom fields that a row gives its variant another value of. */
function fieldsGiven({ values }: ReadRow, known?: string): Pick<VariantInput, 'customFields'> {
  const customFields = fieldEdits(values.variantFields, known);
  return customFields.length > 0 ? { customFields } : {};
}
const isSame = (one: VariantInput, other: VariantInput) => JSON.stringify(one) === JSON.stringify(other);
const fold = (options: readonly string[]) => JSON.stringify(options).toLowerCase();
