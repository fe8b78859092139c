import type { CartPiece } from '#money/merge-carts';
import type { Cart } from './cart.ts';

/**
 * The cart after an order, as a new one with address and payment method for the next one. Units that came into it during the payment, from another
 * tab or device, stay.
 */
export function removeBought(cart: Cart, bought: readonly CartPiece[]): Cart {
  return { ...cart, id: '', lines: linesWithout(cart.lines, bought), quote: null };
}

export function linesWithout<Each extends CartPiece>(
  lines: readonly Each[],
  bought: readonly CartPiece[],
): Each[] {
  const counts = new Map(bought.map(({ variantId, qty }) => [variantId, qty]));
  return lines
    .map((line) => ({ ...line, qty: line.qty - (counts.get(line.variantId) ?? 0) }))
    .filter(({ qty }) => qty > 0);
}
