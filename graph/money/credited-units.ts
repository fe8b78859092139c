import type { Cents } from './cents.ts';

/** What an order line cost in all, in minor units. */
export interface LineTotal {
  price: Cents;
  qty: number;
  discount: Cents;
  tax: Cents;
}

/** What a line cost its buyer: its units less their discount, with tax. */
export function lineTotal({ price, qty, discount, tax }: LineTotal, pricesIncludeTax: boolean): Cents {
  return price * qty - discount + (pricesIncludeTax ? 0 : tax);
}

/**
 * What the next `units` of a line cost, after `before` others were credited: their share of the total, rounded down, and what
 * rounding left over goes with the last unit. In whatever parts all units are credited, they sum exactly to the total.
 *
 * @param total of the whole line, in minor units
 * @param qty units of the whole line
 * @throws RangeError for more units than the line has left
 */
export function creditedAmount(total: Cents, qty: number, before: number, units: number): Cents {
  if (before < 0 || units < 0 || before + units > qty)
    throw new RangeError(`${before} + ${units} units of ${qty} cannot be credited.`);
  return shareOf(total, qty, before + units) - shareOf(total, qty, before);
}

const shareOf = (total: Cents, qty: number, units: number): Cents =>
  Number((BigInt(total) * BigInt(units)) / BigInt(qty));
