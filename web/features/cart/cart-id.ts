import { readCart, updateCart } from './cart-store.ts';

const FORMAT = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

/** Gives the cart of this browser an id, unless it has one. The shop sells a cart of one id once. */
export function ensureCartId(): void {
  if (!FORMAT.test(readCart().id)) updateCart((cart) => ({ ...cart, id: randomId() }));
}

/** A random UUID. `crypto.randomUUID` would do, but browsers have it on https and localhost only. */
function randomId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A cart that was ordered, for the other tabs that show it. */
export interface OrderedCart {
  cart: string;
  order: string;
  isPaid: boolean;
}

const KEY = 'ordered';

export function rememberOrdered(ordered: OrderedCart): void {
  localStorage.setItem(KEY, JSON.stringify(ordered));
}

/** The last cart that was ordered in this browser. */
export function readOrdered(): OrderedCart | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
