import type { Cents } from './cents.ts';
import type { SoldLine } from './line.ts';

/** The rule that prices a cart, as data: it is stored with each checkout, so that a later rule does not judge it. */
export interface PriceRules {
  /** Shipping of a cart that does not ship free, in minor units. */
  shippingPrice: Cents;
  /** Shipping is free strictly above this items price, in minor units. */
  freeAbove: Cents;
  /** Tax on the items price in hundredths of a percent, rounded half up to a minor unit. */
  taxBasisPoints: number;
}

/** The current rule. */
export const PRICE_RULES: Readonly<PriceRules> = {
  shippingPrice: 100_00,
  freeAbove: 100_00,
  taxBasisPoints: 15_00,
};

/** What is to be paid, in minor units. */
export interface Prices {
  itemsPrice: Cents;
  shippingPrice: Cents;
  taxPrice: Cents;
  totalPrice: Cents;
}

/** What a cart costs: its lines, their prices and the rule that made them. */
export interface Quote extends Prices {
  lines: SoldLine[];
  rules: PriceRules;
}

/** The quote of lines by the current rule. */
export function quoteOf(lines: SoldLine[]): Quote {
  return { lines, rules: PRICE_RULES, ...priceLines(lines, PRICE_RULES) };
}

/** The four prices of a cart. An empty cart costs nothing. */
export function priceLines(
  lines: readonly Pick<SoldLine, 'price' | 'qty'>[],
  rules: PriceRules = PRICE_RULES,
): Prices {
  const itemsPrice = lines.reduce((sum, line) => sum + line.price * line.qty, 0);
  const shippingPrice = lines.length === 0 || itemsPrice > rules.freeAbove ? 0 : rules.shippingPrice;
  const taxPrice = Math.floor((itemsPrice * rules.taxBasisPoints + 50_00) / 100_00);
  return { itemsPrice, shippingPrice, taxPrice, totalPrice: itemsPrice + shippingPrice + taxPrice };
}

/** The four prices among other fields. */
export function pricesOf({ itemsPrice, shippingPrice, taxPrice, totalPrice }: Prices): Prices {
  return { itemsPrice, shippingPrice, taxPrice, totalPrice };
}

/** How much more has to be in a cart for free shipping; 0 when it ships free already. */
export function missingToFreeShipping(itemsPrice: Cents): Cents {
  return Math.max(0, PRICE_RULES.freeAbove + 1 - itemsPrice);
}
