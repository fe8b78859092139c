import type { Cents } from './cents.ts';

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
