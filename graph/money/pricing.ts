import type { Cents } from './cents.ts';
import type { QuotedLine, SoldLine } from './line.ts';
import { type OrderRules, type PricedOrder, priceOrder } from './price-order.ts';

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

/** The tax class of every product. */
const STANDARD = 'standard';

/** What is to be paid, in minor units. */
export interface Prices {
  itemsPrice: Cents;
  shippingPrice: Cents;
  taxPrice: Cents;
  totalPrice: Cents;
}

/** What a cart costs: its priced lines, their sums and the rule that made them. */
export interface Quote extends Omit<PricedOrder, 'lines'> {
  lines: QuotedLine[];
  rules: PriceRules;
}

/** The quote of lines by the current rule. */
export function quoteOf(lines: readonly SoldLine[]): Quote {
  const toPrice = lines.map(({ price, qty }) => ({ price, qty, taxClass: STANDARD }));
  const priced = priceOrder(toPrice, orderRules(PRICE_RULES));
  return {
    ...priced,
    lines: lines.map((line, position) => ({ ...line, ...priced.lines[position]! })),
    rules: PRICE_RULES,
  };
}

/** The rules of an order: one shipping price, and one tax on the lines but not on shipping. */
export function orderRules({ shippingPrice, freeAbove, taxBasisPoints }: PriceRules): OrderRules {
  return {
    shipping: { price: shippingPrice, freeAbove, taxClass: null },
    taxRates: [{ name: 'Tax', taxClass: STANDARD, basisPoints: taxBasisPoints }],
    pricesIncludeTax: false,
  };
}

/** The four prices among other fields. */
export function pricesOf({ itemsPrice, shippingPrice, taxPrice, totalPrice }: Prices): Prices {
  return { itemsPrice, shippingPrice, taxPrice, totalPrice };
}

/** How much more has to be in a cart for free shipping; 0 when it ships free already. */
export function missingToFreeShipping(itemsPrice: Cents): Cents {
  return Math.max(0, PRICE_RULES.freeAbove + 1 - itemsPrice);
}
