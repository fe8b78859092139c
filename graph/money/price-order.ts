import type { Cents } from './cents.ts';
import type {
  AppliedDiscount,
  Discount,
  LineToPrice,
  OrderRules,
  PricedOrder,
  TaxLine,
} from './priced-order.ts';
import { spread } from './spread.ts';

/**
 * Prices an order: discounts one after the other, each on what those before it left; shipping by the discounted sum; tax
 * rounded half up once for each rate, not for each line, and spread over the lines of the rate. An empty order costs nothing.
 */
export function priceOrder(
  lines: readonly LineToPrice[],
  rules: OrderRules,
  discounts: readonly Discount[] = [],
): PricedOrder {
  const gross = lines.map(({ price, qty }) => price * qty);
  const itemsPrice = sumOf(gross);
  const { net, applied } = applyToLines(gross, discounts);
  const discountPrice = itemsPrice - sumOf(net);

  const { taxClass } = rules.shipping;
  const shippingPrice = lines.length === 0 ? 0 : shippingPriceOf(rules.shipping, sumOf(net));
  const freeShipping = discounts.find(({ kind }) => kind === 'shipping');
  const shippingDiscount = freeShipping ? shippingPrice : 0;
  if (freeShipping && shippingDiscount > 0) applied.push(asApplied(freeShipping, shippingDiscount));

  const classes = [...lines.map((line) => line.taxClass), taxClass];
  const bases = [...net, shippingPrice - shippingDiscount];
  const { taxLines, taxes } = taxOf(bases, classes, rules);
  const taxPrice = sumOf(taxes);
  const beforeTax = sumOf(bases);
  return {
    lines: lines.map((line, position) => ({
      discount: gross[position]! - net[position]!,
      taxRate: rateOf(rules, line.taxClass)?.basisPoints ?? 0,
      tax: taxes[position]!,
    })),
    itemsPrice,
    discountPrice,
    shippingPrice,
    shippingDiscount,
    shippingTax: taxes.at(-1)!,
    taxPrice,
    totalPrice: rules.pricesIncludeTax ? beforeTax : beforeTax + taxPrice,
    pricesIncludeTax: rules.pricesIncludeTax,
    taxLines,
    discounts: applied,
  };
}

/** What shipping costs for discounted lines of this sum, in minor units. */
export function shippingPriceOf(
  { price, freeAbove }: Pick<OrderRules['shipping'], 'price' | 'freeAbove'>,
  netItems: Cents,
): Cents {
  return freeAbove !== null && netItems > freeAbove ? 0 : price;
}

/** What the lines cost after the discounts on them. */
function applyToLines(gross: readonly Cents[], discounts: readonly Discount[]) {
  const applied: AppliedDiscount[] = [];
  let net = [...gross];
  for (const discount of discounts) {
    const { kind, value, positions } = discount;
    if (kind === 'shipping') continue;
    const bases = net.map((left, position) => (positions?.includes(position) === false ? 0 : left));
    const most = sumOf(bases);
    const amount = Math.min(most, kind === 'amount' ? value : roundHalfUp(most, value, 100_00));
    if (amount === 0) continue;
    const parts = spread(amount, bases);
    net = net.map((left, position) => left - parts[position]!);
    applied.push(asApplied(discount, amount));
  }
  return { net, applied };
}

function asApplied({ id, title, code }: Discount, amount: Cents): AppliedDiscount {
  return { id, title, code, amount };
}

/** One line for each rate that applies to something, and the tax of each base. */
function taxOf(bases: readonly Cents[], classes: readonly (string | null)[], rules: OrderRules) {
  const taxes = bases.map(() => 0);
  const taxLines: TaxLine[] = [];
  for (const { name, taxClass, basisPoints } of rules.taxRates) {
    const weights = bases.map((base, position) => (classes[position] === taxClass ? base : 0));
    const base = sumOf(weights);
    if (base === 0) continue;
    const whole = rules.pricesIncludeTax ? 100_00 + basisPoints : 100_00;
    const amount = roundHalfUp(base, basisPoints, whole);
    spread(amount, weights).forEach((part, position) => {
      taxes[position]! += part;
    });
    taxLines.push({ name, basisPoints, base, amount });
  }
  return { taxLines, taxes };
}

const rateOf = ({ taxRates }: OrderRules, taxClass: string) =>
  taxRates.find((rate) => rate.taxClass === taxClass);

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);

/** `amount * numerator / denominator`, rounded half up to a minor unit. */
function roundHalfUp(amount: Cents, numerator: number, denominator: number): Cents {
  return Math.floor((2 * amount * numerator + denominator) / (2 * denominator));
}
