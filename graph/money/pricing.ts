import type { Cents } from './cents.ts';

/** Shipping is free strictly above this items price. */
export const FREE_SHIPPING_ABOVE: Cents = 100_00;
export const SHIPPING_PRICE: Cents = 100_00;
export const TAX_PERCENT = 15;

export interface PricedLine {
  price: Cents;
  qty: number;
}

export interface Prices {
  itemsPrice: Cents;
  shippingPrice: Cents;
  taxPrice: Cents;
  totalPrice: Cents;
}

/** The four prices of a cart. Tax is rounded half up. An empty cart costs nothing. */
export function priceLines(lines: readonly PricedLine[]): Prices {
  const itemsPrice = lines.reduce((sum, line) => sum + line.price * line.qty, 0);
  const shippingPrice = lines.length === 0 || itemsPrice > FREE_SHIPPING_ABOVE ? 0 : SHIPPING_PRICE;
  const taxPrice = Math.floor((itemsPrice * TAX_PERCENT + 50) / 100);
  return { itemsPrice, shippingPrice, taxPrice, totalPrice: itemsPrice + shippingPrice + taxPrice };
}

/** How much more has to be in a cart for free shipping; 0 when it ships free already. */
export function missingToFreeShipping(itemsPrice: Cents): Cents {
  return Math.max(0, FREE_SHIPPING_ABOVE + 1 - itemsPrice);
}
