import type { Cents } from './cents.ts';
import type { QuotedLine, SoldLine } from './line.ts';
import { priceOrder } from './price-order.ts';
import { type Discount, type LineToPrice, type OrderRules, type PricedOrder } from './priced-order.ts';

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

/** Of a discount that takes nearly all, no sum is named. */
const MOST_STEPS = 100;

/** How much more the lines have to cost until they ship free; 0 when they do already, null when they never do. */
export function missingToFreeShipping(
  lines: readonly LineToPrice[],
  rules: OrderRules,
  discounts: readonly Discount[] = [],
): Cents | null {
  const { freeAbove } = rules.shipping;
  if (freeAbove === null) return null;
  let missing = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const more = { price: missing, qty: 1, taxClass: '' };
    const { itemsPrice, discountPrice } = priceOrder([...lines, more], rules, discounts);
    const left = freeAbove + 1 - (itemsPrice - discountPrice);
    if (left <= 0) return missing;
    // Discounts take their part of what is added.
    missing += left;
  }
  return null;
}
