import type { Cents } from '#money/cents';
import type { Prices } from '#money/pricing';

export interface Line {
  productId: string;
  /** What is bought of the product; the first variant has the id of the product. */
  variantId: string;
  name: string;
  /** The values of the variant, such as "M"; empty when there was nothing to choose. */
  options: string[];
  image: string;
  /** As the shopper was last shown it. */
  price: Cents;
  qty: number;
  countInStock: number;
  /** With units on backorder. 0 when the product cannot be bought any more. */
  availableQuantity: number;
}

export interface Address {
  address: string;
  city: string;
  postalCode: string;
  country: string;
}

export interface Cart {
  /** Made when the cart is about to be ordered, and empty before and after: see cart-id.ts. */
  id: string;
  lines: Line[];
  shippingAddress: Address;
  /** Empty until one is chosen. */
  paymentMethod: string;
  /** That of the `CartBase` which these lines were made from; 0 for none. */
  version: number;
  /** The last quote, which may be older than the lines. Null before the first. */
  quote: Quote | null;
}

/** What the server said that a cart costs. */
export interface Quote {
  prices: Prices;
  /** What it is for: `contentsOf`, the country and the shipping method. */
  contents: string;
}

export const EMPTY_CART: Cart = {
  id: '',
  lines: [],
  shippingAddress: { address: '', city: '', postalCode: '', country: '' },
  paymentMethod: '',
  version: 0,
  quote: null,
};

/** Puts a line at the end, or in the place of the line with the same variant. */
export function addItem(cart: Cart, line: Line): Cart {
  const index = cart.lines.findIndex(({ variantId }) => variantId === line.variantId);
  return { ...cart, lines: index < 0 ? [...cart.lines, line] : cart.lines.with(index, line) };
}

export function removeItem(cart: Cart, variantId: string): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.variantId !== variantId) };
}

/** Undoes a removal: the line returns to its old position. */
export function restoreItem(cart: Cart, line: Line, index: number): Cart {
  const others = removeItem(cart, line.variantId).lines;
  return { ...cart, lines: others.toSpliced(index, 0, line) };
}

export function setQty(cart: Cart, variantId: string, qty: number): Cart {
  const lines = cart.lines.map((line) => (line.variantId === variantId ? { ...line, qty } : line));
  return { ...cart, lines };
}

export function saveAddress(cart: Cart, shippingAddress: Address): Cart {
  return { ...cart, shippingAddress };
}

export function savePaymentMethod(cart: Cart, paymentMethod: string): Cart {
  return { ...cart, paymentMethod };
}

export function saveQuote(cart: Cart, quote: Quote): Cart {
  return { ...cart, quote };
}

/** What a quote depends on: which variants, and how many of each. */
export function contentsOf(lines: readonly Line[]): string {
  return lines.map(({ variantId, qty }) => `${qty} x ${variantId}`).join(', ');
}

export function totalQuantity(cart: Cart): number {
  return cart.lines.reduce((sum, { qty }) => sum + qty, 0);
}
