import { type ChangedValues, changedValues } from '../../core/changed-values.ts';
import type { Variant } from './variant.entity.ts';
import { factsIn, type VariantFacts } from './variant-facts.ts';

type Values = VariantFacts &
  Pick<Variant, 'options' | 'sku' | 'price' | 'compareAtPrice' | 'countInStock'> & { picture: string | null };

/** What an edit changed of one variant, as events keep it. Without `old` it was added, without `new` removed. */
export interface VariantChange {
  id: string;
  /** Its values of the options, such as "M, Red"; empty when there is nothing to choose. */
  name: string;
  old: Partial<Values> | null;
  new: Partial<Values> | null;
}

/** The variants before an edit, to compare with those after it. */
export function valuesOfVariants(variants: readonly Variant[]): Map<string, Values> {
  return new Map(variants.map((variant) => [variant.id, valuesOf(variant)]));
}

function valuesOf({ options, image, ...variant }: Variant): Values {
  const { sku, price, compareAtPrice, countInStock } = variant;
  const facts = factsIn(variant);
  return {
    options: [...options],
    sku,
    price,
    compareAtPrice,
    ...facts,
    countInStock,
    picture: image?.id ?? null,
  };
}

const nameOf = ({ options }: Pick<Values, 'options'>) => options.join(', ');

/** What is another value now, of each variant in the order of `after`; those that were removed last. */
export function variantChanges(
  before: ReadonlyMap<string, Values>,
  after: readonly Variant[],
): VariantChange[] {
  const ids = new Set(after.map(({ id }) => id));
  const removed = [...before].filter(([id]) => !ids.has(id));
  return [
    ...after.flatMap((variant): VariantChange[] => {
      const [now, then] = [valuesOf(variant), before.get(variant.id)];
      const of = { id: variant.id, name: nameOf(now) };
      if (!then) return [{ ...of, old: null, new: now }];
      const values: ChangedValues = changedValues(then, now);
      return values.changed.length > 0 ? [{ ...of, old: values.old, new: values.new }] : [];
    }),
    ...removed.map(([id, then]) => ({ id, name: nameOf(then), old: then, new: null })),
  ];
}
