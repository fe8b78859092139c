import type { Cents } from './cents.ts';
import { priceOrder, shippingPriceOf } from './price-order.ts';
import { type Discount, type LineToPrice, type OrderRules } from './priced-order.ts';
import { type Quote, quoteOf, type TaxedLine } from './pricing.ts';
import type { ShippingMethod } from './shop-rules.ts';

/** A price without the tax of a class that it includes, rounded half up to a minor unit. */
export function netPrice(price: Cents, taxClass: string | null, rules: OrderRules): Cents {
  const rate = rules.taxRates.find((each) => each.taxClass === taxClass);
  if (!rate || !rules.pricesIncludeTax) return price;
  const whole = 100_00 + rate.basisPoints;
  return Number((2n * BigInt(price) * 100_00n + BigInt(whole)) / (2n * BigInt(whole)));
}

/**
 * Lines and rules of an order that is not taxed though the rules have taxes. Where prices include tax, it leaves the price of each unit and of the
 * shipping first, so that nothing after it needs a rule of its own. Discounts are those of the taxed order, and its shipping is free when
 * that is.
 */
export function exempted<Each extends LineToPrice>(
  lines: readonly Each[],
  rules: OrderRules,
  discounts: readonly Discount[] = [],
): { lines: Each[]; rules: OrderRules } {
  const taxed = priceOrder(lines, rules, discounts);
  const net = lines.map((line) => ({ ...line, price: netPrice(line.price, line.taxClass, rules) }));
  const price = netPrice(taxed.shippingPrice, rules.shipping.taxClass, rules);
  const exempt: OrderRules = {
    shipping: { price, freeAbove: null, taxClass: null },
    taxRates: [],
    pricesIncludeTax: false,
    taxed: { rules, prices: lines.map((line) => line.price) },
  };
  return { lines: net, rules: exempt };
}

/** The quote of lines that are not taxed, see `exempted`. */
export function quoteExempt(
  lines: readonly TaxedLine[],
  rules: OrderRules,
  discounts: readonly Discount[] = [],
): Quote {
  const { lines: net, rules: exempt } = exempted(lines, rules, discounts);
  const listed = net.map((line) => ({
    ...line,
    listPrice: netPrice(line.listPrice, line.taxClass, rules),
  }));
  return quoteOf(listed, exempt, discounts);
}

/** What a shipping method costs an exempt order. */
export function netMethod<Method extends ShippingMethod>(
  method: Method,
  rules: OrderRules,
  quote: Quote,
): Method {
  const gross = quote.lines.reduce((sum, { qty }, at) => sum + qty * quote.rules.taxed!.prices[at]!, 0);
  const price = shippingPriceOf(method, gross - quote.discountPrice);
  return { ...method, price: netPrice(price, method.taxClass, rules), freeAbove: null };
}
