import { decimalText } from '#money/cents';
import { DomainError } from '../../core/errors.ts';
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
  const sentences = [
    ...(stocks.length > 0 ? [`The stock has changed meanwhile: ${stocks.join('; ')}.`] : []),
    ...(prices.length > 0 ? [`Prices have changed meanwhile: ${prices.join('; ')}.`] : []),
  ];
  if (sentences.length === 0) return;
  const moved = new Set([...sold, ...repriced].map(({ variant }) => variant));
  throw new DomainError('CONFLICT', `${sentences.join(' ')} Nothing was saved.`, {
    variants: [...moved].map(({ id, countInStock, price, compareAtPrice }) => {
      return { id, countInStock, price, compareAtPrice };
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

const priceText = ({ price, compareAtPrice }: Variant) =>
  decimalText(price) + (compareAtPrice === null ? '' : ` (reduced from ${decimalText(compareAtPrice)})`);
