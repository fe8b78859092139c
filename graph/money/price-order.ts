import type { Cents } from './cents.ts';
import { spread } from './spread.ts';

/** One variant of an order before it is priced. Amounts are in minor units. */
export interface LineToPrice {
  /** For one unit. */
  price: Cents;
  qty: number;
  /** Which of the tax rates applies; none when no rate has this class. */
  taxClass: string;
}

export interface TaxRate {
  /** As it is shown, such as "VAT 19 %". */
  name: string;
  taxClass: string;
  /** Hundredths of a percent. */
  basisPoints: number;
}

/** What takes something off an order. */
export interface Discount {
  id: string;
  title: string;
  /** The code that was typed; null when it applies by itself. */
  code: string | null;
  /**
   * `percent`: `value` basis points of the lines; `amount`: `value` minor units of the lines, at most what they cost;
   * `shipping`: all of the shipping.
   */
  kind: 'percent' | 'amount' | 'shipping';
  value: number;
  /** Positions of the lines that it is for; null for all. */
  positions: readonly number[] | null;
}

/** The rules that price an order, as data. */
export interface OrderRules {
  shipping: {
    price: Cents;
    /** Free strictly above this sum of discounted lines; null when it is never free. */
    freeAbove: Cents | null;
    /** The tax rate that applies to shipping; null when it is not taxed. */
    taxClass: string | null;
  };
  /** At most one of each class. */
  taxRates: readonly TaxRate[];
  /** Whether the prices of lines and shipping include their tax. */
  pricesIncludeTax: boolean;
  /** Of an order whose tax was taken off its prices: what it would be priced by with it. */
  taxed?: {
    rules: OrderRules;
    /** Of a unit of each line. */
    prices: Cents[];
  };
}

export interface PricedLine {
  /** What is taken off all units together. */
  discount: Cents;
  /** Basis points; 0 when it is not taxed. */
  taxRate: number;
  /** The line's share of the tax. */
  tax: Cents;
}

/** What one tax rate comes to. */
export interface TaxLine {
  name: string;
  basisPoints: number;
  /** What it is a tax on: lines after discounts, and shipping. */
  base: Cents;
  amount: Cents;
}

/** A discount with what it took off. */
export interface AppliedDiscount extends Pick<Discount, 'id' | 'title' | 'code'> {
  amount: Cents;
}

/** What an order costs, in minor units. All parts sum exactly. */
export interface PricedOrder {
  /** In the order of the lines that were priced. */
  lines: PricedLine[];
  /** Sum of price times quantity, before discounts. */
  itemsPrice: Cents;
  /** Sum of the discounts of the lines. */
  discountPrice: Cents;
  /** Before its discount. */
  shippingPrice: Cents;
  shippingDiscount: Cents;
  /** Part of the tax that is for shipping. */
  shippingTax: Cents;
  /** Sum of the tax lines. */
  taxPrice: Cents;
  /** items - discounts + shipping - its discount, and the tax unless prices include it. Never negative. */
  totalPrice: Cents;
  pricesIncludeTax: boolean;
  taxLines: TaxLine[];
  /** Those that took something off, in the order in which they were applied. */
  discounts: AppliedDiscount[];
}

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
