/** A variant as the page of its product offers it. */
export interface Choice {
  id: string;
  /** Its value of each option. */
  options: string[];
  countInStock: number;
}

/** The variant of the address; without one, or an unknown one, the first that is in stock. */
export function chosenVariant<Each extends Choice>(variants: readonly Each[], id: string | null): Each {
  return (
    variants.find((variant) => variant.id === id) ??
    variants.find(({ countInStock }) => countInStock > 0) ??
    variants[0]!
  );
}

/**
 * The variant to show when a value of an option is chosen: one in stock if there is one, and as close as can be to the
 * values that were chosen before.
 */
export function variantWith<Each extends Choice>(
  variants: readonly Each[],
  { options }: Choice,
  { index, value }: { index: number; value: string },
): Each | undefined {
  const agreeing = (variant: Each) => variant.options.filter((other, at) => other === options[at]).length;
  const rank = (variant: Each) =>
    Number(keeps(variant, options, index)) * 100 + Number(variant.countInStock > 0) * 10 + agreeing(variant);
  return variants
    .filter((variant) => variant.options[index] === value)
    .reduce<Each | undefined>((best, next) => (best && rank(best) >= rank(next) ? best : next), undefined);
}

/** Whether nothing with this value can be bought beside the values of the options before it. */
export function isSoldOut(
  variants: readonly Choice[],
  { options }: Choice,
  { index, value }: { index: number; value: string },
): boolean {
  return !variants.some(
    (variant) =>
      variant.countInStock > 0 && variant.options[index] === value && keeps(variant, options, index),
  );
}

/** Whether a variant has the values that were chosen of the options before this one. */
const keeps = (variant: Choice, options: readonly string[], index: number) =>
  options.slice(0, index).every((value, at) => variant.options[at] === value);
