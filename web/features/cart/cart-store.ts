import { useSyncExternalStore } from 'react';
import { notifyThisTab, subscribeToStorage } from '../../ui/storage-events.ts';
import { type Cart, EMPTY_CART } from './cart.ts';
import { parseCart, serializeCart } from './stored-cart.ts';

const KEY = 'cart';

/** The cart of this browser. Follows changes made in other tabs. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribeToStorage, readCart, () => EMPTY_CART);
}

let lastRead: { stored: string | null; cart: Cart } = { stored: null, cart: EMPTY_CART };

/** Reads the cart outside of rendering. The same object is returned until the stored cart changes. */
export function readCart(): Cart {
  const stored = localStorage.getItem(KEY);
  if (stored !== lastRead.stored) lastRead = { stored, cart: parseCart(stored) };
  return lastRead.cart;
}

/** Changes the cart by one of the functions of cart.ts and stores the result. */
export function updateCart(change: (cart: Cart) => Cart): void {
  localStorage.setItem(KEY, serializeCart(change(readCart())));
  notifyThisTab(KEY);
}
