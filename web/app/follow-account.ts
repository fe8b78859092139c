import { followAccount as followCart } from '../features/cart/follow-account.ts';
import { followSaved } from '../features/catalog/follow-saved.ts';

/** Keeps what this browser stores for the shopper and what the account has the same from now on. */
export function followAccount(...started: Parameters<typeof followCart>): void {
  followCart(...started);
  followSaved(...started);
}
