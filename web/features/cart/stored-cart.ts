import { type Cents, parseCents, toDecimal } from '#money/cents';
import type { Prices } from '#money/pricing';
import { addItem, type Cart, type Line, type Quote } from './cart.ts';

const NOTHING: Quote = {
  prices: { itemsPrice: 0, shippingPrice: 0, taxPrice: 0, totalPrice: 0 },
  contents: '',
};

/**
 * The cart as local storage has it: decimal amounts, both names of the items price, and each line's id under both names.
 * The four prices are those of the last quote, and `quotedFor` says what it is for. An empty cart costs nothing.
 */
export function serializeCart(cart: Cart): string {
  const { prices, contents } = (cart.lines.length > 0 && cart.quote) || NOTHING;
  return JSON.stringify({
    cartItems: cart.lines.map(({ productId, variantId, options, price, ...line }) => ({
      _id: productId,
      product: productId,
      ...(variantId !== productId && { variant: variantId }),
      ...(options.length > 0 && { options }),
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
    quotedFor: contents,
    ...(cart.id && { cartId: cart.id }),
    ...(cart.version && { version: cart.version }),
  });
}

/**
 * Reads a stored cart and never throws: what can be understood is read, numbers written as text included, the rest is
 * left out.
 */
export function parseCart(stored: string | null): Cart {
  const cart = record(parseJson(stored));
  const address = record(cart.shippingAddress);
  const items = Array.isArray(cart.cartItems) ? cart.cartItems : [];
  const empty: Cart = {
    id: text(cart.cartId),
    lines: [],
    shippingAddress: {
      address: text(address.address),
      city: text(address.city),
      postalCode: text(address.postalCode),
      country: text(address.country),
    },
    paymentMethod: text(cart.paymentMethod),
    version: wholeNumber(cart.version) ?? 0,
    quote: parseQuote(cart),
  };
  return items
    .map(parseLine)
    .filter((line) => line !== null)
    .reduce(addItem, empty);
}

function parseQuote(cart: Record<string, unknown>): Quote | null {
  const price = (name: keyof Prices) => parsePrice(cart[name]) ?? 0;
  const contents = text(cart.quotedFor);
  if (!contents) return null;
  return {
    contents,
    prices: {
      itemsPrice: price('itemsPrice'),
      shippingPrice: price('shippingPrice'),
      taxPrice: price('taxPrice'),
      totalPrice: price('totalPrice'),
    },
  };
}

function parseLine(item: unknown): Line | null {
  const { _id, product, variant, options, name, image, price, qty, countInStock, ...more } = record(item);
  const productId = text(product) || text(_id);
  const cents = parsePrice(price);
  if (!productId || cents === null) return null;
  const wanted = Math.max(1, wholeNumber(qty) ?? 1);
  const stock = wholeNumber(countInStock) ?? wanted;
  const available = wholeNumber(more.availableQuantity) ?? stock;
  return {
    productId,
    // Earlier lines, and those of a first variant, name their product alone.
    variantId: text(variant) || productId,
    options: Array.isArray(options) ? options.map(text) : [],
    name: text(name),
    image: text(image),
    price: cents,
    // A sold-out line keeps its quantity: it may come back.
    qty: available > 0 ? Math.min(wanted, available) : wanted,
    countInStock: stock,
    availableQuantity: available,
  };
}

/** Null when it is not an amount. Floating-point noise is rounded to minor units. */
function parsePrice(value: unknown): Cents | null {
  return parseCents(Number.parseFloat(text(value)).toFixed(2));
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
