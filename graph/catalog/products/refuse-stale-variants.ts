import { isDeepStrictEqual } from 'node:util';
import { decimalText } from '#money/cents';
import { DomainError } from '../../core/errors.ts';
import { backorderLimitOf } from './available-units.ts';
import { rowError } from './check-variants.ts';
import type { ProductVariantsInput, VariantInput } from './save-variants.inputs.ts';
import { normalFacts } from './set-facts.ts';
import type { Variant } from './variant.entity.ts';
import { factsIn, VARIANT_FACTS } from './variant-facts.ts';

/**
 * Errors: CONFLICT when the variants, locked now, are not what an edit was decided on: the stock of one was sold, a planned
 * price has begun, or somebody else has edited them.
 */
export function refuseStaleVariants(
  { variants, expectedVariants, optionNames, expectedOptionNames }: ProductVariantsInput,
  known: ReadonlyMap<string, Variant>,
  optionNamesNow: readonly string[] = optionNames,
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
  const isRenamed = expectedOptionNames != null && isStale(optionNames, expectedOptionNames, optionNamesNow);
  const sentences = [
    ...(stocks.length > 0 ? [`The stock has changed meanwhile: ${stocks.join('; ')}.`] : []),
    ...(prices.length > 0 ? [`Prices have changed meanwhile: ${prices.join('; ')}.`] : []),
    ...(edited.length > 0 ? ['Somebody else has changed variants meanwhile.'] : []),
    ...(isRenamed ? [`Somebody else has changed the options meanwhile: ${namesText(optionNamesNow)}.`] : []),
  ];
  if (sentences.length === 0) return;
  const moved = new Set([...sold, ...repriced, ...edited].map(({ variant }) => variant));
  throw new DomainError('CONFLICT', `${sentences.join(' ')} Nothing was saved.`, {
    ...(isRenamed && { optionNames: [...optionNamesNow] }),
    variants: [...moved].map((variant) => {
      const { id, countInStock, price, compareAtPrice } = variant;
      return { id, countInStock, price, compareAtPrice, ...factsOf(variant) };
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
  if (!expectedFacts) return false;
  const set = { ...row, ...normalFacts(row), sku: row.sku ?? null, imageId: row.imageId ?? null };
  const expected = {
    ...expectedFacts,
    imageId: expectedFacts.imageId?.toLowerCase() ?? expectedFacts.imageId,
  };
  const now = factsOf(variant);
  return FACTS.some((fact) => isStale(set[fact], expected[fact], now[fact]));
}
const FACTS = [...VARIANT_FACTS, 'sku', 'options', 'imageId'] as const;

function factsOf(variant: Variant) {
  const { sku, options, image } = variant;
  return {
    ...factsIn(variant),
    backorderLimit: backorderLimitOf(variant),
    sku,
    options: [...options],
    imageId: image?.id ?? null,
  };
}

/** Whether an edit sets something that is neither as it was expected nor as it is to be. Undefined: it says nothing of it. */
const isStale = (set: unknown, expected: unknown, now: unknown): boolean =>
  expected !== undefined &&
  set !== undefined &&
  !isDeepStrictEqual(now, expected) &&
  !isDeepStrictEqual(now, set);

const namesText = (names: readonly string[]) => names.join(', ') || 'there are none';

const priceText = ({ price, compareAtPrice }: Variant) =>
  decimalText(price) + (compareAtPrice === null ? '' : ` (reduced from ${decimalText(compareAtPrice)})`);
