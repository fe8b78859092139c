import type { Cents } from './cents.ts';
import type { QuotedLine, SoldLine } from './line.ts';
import {
  type Discount,
  type LineToPrice,
  type OrderRules,
  type PricedOrder,
  priceOrder,
} from './price-order.ts';

/** What is to be paid, in minor units. */
export interface Prices {
  itemsPrice: Cents;
  shippingPrice: Cents;
  taxPrice: Cents;
  totalPrice: Cents;
}

/** A line to be priced, with the tax class of its product. */
export type TaxedLine = SoldLine & Pick<LineToPrice, 'taxClass'>;

/** What a cart costs: its priced lines, their sums and the rules that made them. */
export interface Quote extends Omit<PricedOrder, 'lines'> {
  lines: QuotedLine[];
  /** Stored with each checkout, so that later rules do not judge it. */
  rules: OrderRules;
}

/** The quote of lines by these rules. */
export function quoteOf(
  lines: readonly TaxedLine[],
  rules: OrderRules,
  discounts: readonly Discount[] = [],
): Quote {
  const priced = priceOrder(lines, rules, discounts);
  return {
    ...priced,
    lines: lines.map(({ taxClass, ...line }, position) => ({ ...line, ...priced.lines[position]! })),
    rules,
  };
}

/** The four prices among other fields. */
export function pricesOf({ itemsPrice, shippingPrice, taxPrice, totalPrice }: Prices): Prices {
  return { itemsPrice, shippingPrice, taxPrice, totalPrice };
}

/** How much more has to be in a cart for free shipping above `freeAbove`; 0 when it ships free already. */
export function missingToFreeShipping(itemsPrice: Cents, freeAbove: Cents): Cents {
  return Math.max(0, freeAbove + 1 - itemsPrice);
}
