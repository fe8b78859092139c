import { useSyncExternalStore } from 'react';
import { type Cart, EMPTY_CART, parseCart, serializeCart } from './cart.ts';

const KEY = 'cart';

/** The cart of this browser. Follows changes made in other tabs. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribe, readCart, () => EMPTY_CART);
}

let lastRead: { stored: string | null; cart: Cart } = { stored: null, cart: EMPTY_CART };

/** The cart as it is now, for code that runs outside rendering. */
export function readCart(): Cart {
  const stored = localStorage.getItem(KEY);
  if (stored !== lastRead.stored) lastRead = { stored, cart: parseCart(stored) };
  return lastRead.cart;
}

/** Changes the cart by one of the functions of cart.ts and stores the result with its new prices. */
export function updateCart(change: (cart: Cart) => Cart): void {
  localStorage.setItem(KEY, serializeCart(change(readCart())));
  // Browsers send `storage` to the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
