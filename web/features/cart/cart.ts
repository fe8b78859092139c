import { type Cents, parseCents, toDecimal } from '#money/cents';
import { priceLines } from '#money/pricing';

export interface CartLine {
  productId: string;
  name: string;
  image: string;
  /** As the shopper was last shown it. */
  price: Cents;
  qty: number;
  /** 0 when the product cannot be bought any more. */
  countInStock: number;
}

export interface Address {
  address: string;
  city: string;
  postalCode: string;
  country: string;
}

export interface Cart {
  lines: CartLine[];
  shippingAddress: Address;
  /** Empty until one is chosen. */
  paymentMethod: string;
}

export const EMPTY_CART: Cart = {
  lines: [],
  shippingAddress: { address: '', city: '', postalCode: '', country: '' },
  paymentMethod: '',
};

/** Puts a line at the end, or in the place of the line with the same product. */
export function addItem(cart: Cart, line: CartLine): Cart {
  const index = cart.lines.findIndex(({ productId }) => productId === line.productId);
  return { ...cart, lines: index < 0 ? [...cart.lines, line] : cart.lines.with(index, line) };
}

export function removeItem(cart: Cart, productId: string): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.productId !== productId) };
}

/** Takes a removal back: the line returns to its old position. */
export function restoreItem(cart: Cart, line: CartLine, index: number): Cart {
  const others = removeItem(cart, line.productId).lines;
  return { ...cart, lines: others.toSpliced(index, 0, line) };
}

/** The cart with these lines before its own. Of a product in both, the cart's own line stays, with its quantity. */
export function mergeLines(cart: Cart, lines: readonly CartLine[]): Cart {
  return { ...cart, lines: cart.lines.reduce(addItem, { ...cart, lines: [...lines] }).lines };
}

export function setQty(cart: Cart, productId: string, qty: number): Cart {
  const lines = cart.lines.map((line) => (line.productId === productId ? { ...line, qty } : line));
  return { ...cart, lines };
}

export function saveAddress(cart: Cart, shippingAddress: Address): Cart {
  return { ...cart, shippingAddress };
}

export function savePaymentMethod(cart: Cart, paymentMethod: string): Cart {
  return { ...cart, paymentMethod };
}

/** Empties the list and keeps address and payment method for the next order. */
export function clearItems(cart: Cart): Cart {
  return { ...cart, lines: [] };
}

export function totalQuantity(cart: Cart): number {
  return cart.lines.reduce((sum, { qty }) => sum + qty, 0);
}

/** The cart as local storage keeps it: decimal amounts, both names of the items price, and each line's id under both names. */
export function serializeCart(cart: Cart): string {
  const prices = priceLines(cart.lines);
  return JSON.stringify({
    cartItems: cart.lines.map(({ productId, price, ...line }) => ({
      _id: productId,
      product: productId,
      ...line,
      price: toDecimal(price),
    })),
    shippingAddress: cart.shippingAddress,
    paymentMethod: cart.paymentMethod,
    itemsPrice: toDecimal(prices.itemsPrice),
    itemPrice: toDecimal(prices.itemsPrice),
    shippingPrice: toDecimal(prices.shippingPrice),
    taxPrice: toDecimal(prices.taxPrice),
    totalPrice: toDecimal(prices.totalPrice),
  });
}

/**
 * Reads a stored cart and never throws: what can be understood is kept, numbers written as text included, the rest is
 * left out. Stored totals are not read; they follow from the lines.
 */
export function parseCart(stored: string | null): Cart {
  const cart = record(parseJson(stored));
  const address = record(cart.shippingAddress);
  const items = Array.isArray(cart.cartItems) ? cart.cartItems : [];
  const empty: Cart = {
    lines: [],
    shippingAddress: {
      address: text(address.address),
      city: text(address.city),
      postalCode: text(address.postalCode),
      country: text(address.country),
    },
    paymentMethod: text(cart.paymentMethod),
  };
  return items
    .map(parseLine)
    .filter((line) => line !== null)
    .reduce(addItem, empty);
}

function parseLine(item: unknown): CartLine | null {
  const { _id, product, name, image, price, qty, countInStock } = record(item);
  const productId = text(product) || text(_id);
  const cents = parseCents(Number.parseFloat(text(price)).toFixed(2));
  if (!productId || cents === null) return null;
  const wanted = Math.max(1, wholeNumber(qty) ?? 1);
  const stock = wholeNumber(countInStock) ?? wanted;
  return {
    productId,
    name: text(name),
    image: text(image),
    price: cents,
    // A sold-out line keeps its quantity: it may come back.
    qty: stock > 0 ? Math.min(wanted, stock) : wanted,
    countInStock: stock,
  };
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function wholeNumber(value: unknown): number | null {
  const written = text(value).trim();
  return /^\d{1,9}$/.test(written) ? Number(written) : null;
}
