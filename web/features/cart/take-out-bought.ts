import type { CartPiece } from '#money/merge-carts';
import { subscribeToStorage } from '../../ui/storage-events.ts';
import { takeOutOfBase } from './cart-base.ts';
import { readCart, updateCart } from './cart-store.ts';
import { removeBought } from './remove-bought.ts';

/**
 * Takes what was bought out of the cart of this browser. Does so again when the ordered cart comes back: browsers tell a tab late
 * what another one has stored, so a tab that stores prices at that moment writes the cart from before the order.
 */
export function takeOutBought(cartId: string, bought: readonly CartPiece[]): void {
  const takeOut = () => updateCart((cart) => removeBought(cart, bought));
  takeOut();
  takeOutOfBase(bought);
  if (cartId)
    subscribeToStorage(() => {
      if (readCart().id === cartId) takeOut();
    });
}
