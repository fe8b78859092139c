import type { Cents } from './cents.ts';

/** What the brackets of a shipping method count of a cart. */
export const MEASURES = ['weight', 'quantity', 'items_price'] as const;
export type ShippingMeasure = (typeof MEASURES)[number];

/** Most brackets of a shipping method. */
export const MAX_BRACKETS = 20;

/** Highest end of a bracket: grams, units or minor units. */
export const MAX_BRACKET_END = 1_000_000_000;

/** What shipping costs up to an amount of the measure. */
export interface ShippingBracket {
  /** The highest amount of it, included: grams, units or minor units; null for all above the bracket before. */
  upTo: number | null;
  /** In minor units. */
  price: Cents;
}

/** What a cart has of each measure. */
export interface ShippingLoad {
  /** In grams. A variant without a weight counts as 0. */
  weight: number;
  /** All units of all lines. */
  quantity: number;
  /** What the lines cost before discounts, in minor units. */
  itemsPrice: Cents;
}

interface Rates {
  price: Cents;
  bracketsBy?: ShippingMeasure | null;
  brackets?: readonly ShippingBracket[] | null;
}

/** Whether the price is in brackets. */
export const hasBrackets = ({ brackets }: Pick<Rates, 'brackets'>): boolean => (brackets ?? []).length > 0;

/** The price of a method by its brackets, else its one price; null for a cart above its last bracket, which it does not ship. */
export function priceByBrackets({ price, bracketsBy, brackets }: Rates, load: ShippingLoad): Cents | null {
  if (!bracketsBy || !hasBrackets({ brackets })) return price;
  const amount = amountOf(bracketsBy, load);
  return brackets!.find(({ upTo }) => upTo === null || amount <= upTo)?.price ?? null;
}

function amountOf(measure: ShippingMeasure, { weight, quantity, itemsPrice }: ShippingLoad): number {
  return { weight, quantity, items_price: itemsPrice }[measure];
}

/** Why these are no brackets: they ascend, and only the last one may be open-ended; false when they are fine. */
export function bracketsProblem(brackets: readonly ShippingBracket[]): string | false {
  if (brackets.length === 0) return 'Name at least one bracket.';
  if (brackets.length > MAX_BRACKETS) return `Name at most ${MAX_BRACKETS} brackets.`;
  for (const [at, { upTo }] of brackets.entries()) {
    const before = brackets[at - 1];
    if (before?.upTo === null) return 'Only the last bracket can be without an end.';
    if (before && upTo !== null && upTo <= before.upTo) return 'Each bracket ends above the one before it.';
  }
  return false;
}
