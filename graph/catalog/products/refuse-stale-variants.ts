import { decimalText } from '#money/cents';
import { DomainError } from '../../core/errors.ts';
import { normalBarcode } from './barcode.ts';
import { rowError } from './check-variants.ts';
import type { ProductVariantsInput, VariantInput } from './save-variants.inputs.ts';
import type { Variant } from './variant.entity.ts';

/**
 * Errors: CONFLICT when the variants, locked now, are not what an edit was decided on: the stock of one was sold, a planned
 * price has begun, or somebody else has edited them.
 */
export function refuseStaleVariants(
  { variants, expectedVariants }: ProductVariantsInput,
  known: ReadonlyMap<string, Variant>,
): void {
  const expected = new Set(expectedVariants?.map((id) => id.toLowerCase()));
  if (expectedVariants && [...known.keys()].some((id) => !expected.has(id)))
    throw new DomainError('CONFLICT', 'Somebody else has added variants meanwhile. Nothing was saved.');
  const rows = variants.flatMap((row, index) => {
    if (!row.id) return [];
    const variant = known.get(row.id);
    if (!variant) throw rowError('CONFLICT', index, row, ['id', 'is no longer a variant of this product.']);
    return { row, variant, name: row.options.join(', ') };
  });
  const sold = rows.filter(({ row, variant }) => hasOtherStock(row, variant));
  const repriced = rows.filter(({ row, variant }) => hasOtherPrices(row, variant));
  const stocks = sold.map(({ name, row, variant }) => {
    return `${name || 'there'} is ${variant.countInStock} now, not ${row.expectedCountInStock}`;
  });
  const prices = repriced.map(({ name, variant }) => `${name || 'it'} costs ${priceText(variant)} now`);
  const edited = rows.filter(({ row, variant }) => hasOtherFacts(row, variant));
  const sentences = [
    ...(stocks.length > 0 ? [`The stock has changed meanwhile: ${stocks.join('; ')}.`] : []),
    ...(prices.length > 0 ? [`Prices have changed meanwhile: ${prices.join('; ')}.`] : []),
    ...(edited.length > 0
      ? ['Somebody else has changed barcode, cost, weight or reorder point meanwhile.']
      : []),
  ];
  if (sentences.length === 0) return;
  const moved = new Set([...sold, ...repriced, ...edited].map(({ variant }) => variant));
  throw new DomainError('CONFLICT', `${sentences.join(' ')} Nothing was saved.`, {
    variants: [...moved].map((variant) => {
      const { id, countInStock, price, compareAtPrice } = variant;
      const { barcode, cost, weight, reorderPoint } = variant;
      return { id, countInStock, price, compareAtPrice, barcode, cost, weight, reorderPoint };
    }),
  });
}

const hasOtherStock = ({ expectedCountInStock: expected }: VariantInput, { countInStock }: Variant) =>
  expected != null && expected !== countInStock;

/** Null as the price before is an expectation, too: that the variant is not reduced. */
const hasOtherPrices = (
  { expectedPrice, expectedCompareAtPrice: expectedBefore }: VariantInput,
  { price, compareAtPrice }: Variant,
) =>
  (expectedPrice != null && expectedPrice !== price) ||
  (expectedBefore !== undefined && expectedBefore !== compareAtPrice);

/** Only of what the edit sets: what it leaves out stays as somebody else has set it. */
function hasOtherFacts({ expectedFacts, ...row }: VariantInput, variant: Variant): boolean {
  const set = { ...row, barcode: row.barcode === undefined ? undefined : normalBarcode(row.barcode) };
  return FACTS.some((fact) => {
    const [expected, now] = [expectedFacts?.[fact], variant[fact]];
    return expected !== undefined && set[fact] !== undefined && now !== expected && now !== set[fact];
  });
}
const FACTS = ['barcode', 'cost', 'weight', 'reorderPoint'] as const;

const priceText = ({ price, compareAtPrice }: Variant) =>
  decimalText(price) + (compareAtPrice === null ? '' : ` (reduced from ${decimalText(compareAtPrice)})`);
