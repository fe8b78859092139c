import type { CartPiece } from '#money/merge-carts';

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

/** Null for a browser that never got the cart of this account. */
export function readBase(account: string): CartBase | null {
  try {
    const base: CartBase = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return base.account === account && Array.isArray(base.lines) && Array.isArray(base.codes) ? base : null;
  } catch {
    return null;
  }
}

export function saveBase(base: CartBase): void {
  localStorage.setItem(KEY, JSON.stringify(base));
}
