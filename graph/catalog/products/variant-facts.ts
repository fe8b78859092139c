import type { Variant } from './variant.entity.ts';

/** What is known of the item itself, besides its price and stock. */
export const VARIANT_FACTS = [
  'barcode',
  'cost',
  'weight',
  'netContent',
  'reorderPoint',
  'backorderLimit',
] as const;

export type VariantFacts = Pick<Variant, (typeof VARIANT_FACTS)[number]>;

export const NO_FACTS: VariantFacts = {
  barcode: null,
  cost: null,
  weight: null,
  netContent: null,
  reorderPoint: null,
  backorderLimit: null,
};

/** The facts of something that are given, without the rest of it. */
export function factsIn(given: VariantFacts): VariantFacts;
export function factsIn(given: Partial<VariantFacts>): Partial<VariantFacts>;
export function factsIn(given: Partial<VariantFacts>): Partial<VariantFacts> {
  const known = VARIANT_FACTS.flatMap((fact) => (given[fact] === undefined ? [] : [[fact, given[fact]]]));
  return Object.fromEntries(known);
}
