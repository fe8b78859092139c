import type { Cart } from '../../features/cart/cart.ts';
import type { EventItem } from './shop-events.ts';

/** What was added to the cart between two states of it. A cart that came from the account has another version. */
export function addedItems(before: Cart, after: Cart): EventItem[] {
  if (before.version !== after.version) return [];
  return after.lines.flatMap(({ productId, variantId, price, qty }) => {
    const quantity = qty - (before.lines.find((line) => line.variantId === variantId)?.qty ?? 0);
    return quantity > 0 ? [{ productId, variantId, price, quantity }] : [];
  });
}

export const itemsOfCart = ({ lines }: Cart): EventItem[] =>
  lines.map(({ productId, variantId, price, qty }) => ({ productId, variantId, price, quantity: qty }));
