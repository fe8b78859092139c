import type { CartPiece } from '#money/merge-carts';
import { readCart } from './cart-store.ts';
import { linesWithout } from './remove-bought.ts';

/** The cart of an account as this browser last got it: what has changed since then was changed here. */
export interface CartBase {
  /** Id of the account. */
  account: string;
  version: number;
  lines: (CartPiece & { productId: string })[];
  codes: string[];
}

/** Beside the cart, whose stored fields are specified. Signing out clears it. */
const KEY = 'cartBase';

/**
 * Null for a browser that never got the cart of this account. So too when the cart was made from another base: browsers tell a tab
 * late what another one has stored, so a tab may write back the cart from before a sync. Its lines are then added to those of the
 * account; with the newer base, what another device has added would count as removed here.
 */
export function readBase(account: string): CartBase | null {
  const base = storedBase();
  return base?.account === account && base.version === readCart().version ? base : null;
}

function storedBase(): CartBase | null {
  try {
    const base: CartBase = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(base.lines) && Array.isArray(base.codes) ? base : null;
  } catch {
    return null;
  }
}

/** The order has taken them out of the cart of the account: what is put into this one again was added since then. */
export function takeOutOfBase(bought: readonly CartPiece[]): void {
  const base = storedBase();
  if (base) saveBase({ ...base, lines: linesWithout(base.lines, bought) });
}

export function saveBase(base: CartBase): void {
  localStorage.setItem(KEY, JSON.stringify(base));
}
