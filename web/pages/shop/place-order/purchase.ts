import type { CartPiece } from '#money/merge-carts';
import type { Prices } from '#money/pricing';
import type { Cart } from '../../../features/cart/cart.ts';
import type { Destination } from '../../../features/checkout/shipping-details.ts';
import type { StartCheckoutInput } from '../../../schema.generated.ts';

/**
 * What is bought, where it goes, how it is paid, and the prices that were shown: all of the input but its key and who a guest
 * is.
 */
export type Purchase = Omit<StartCheckoutInput, 'idempotencyKey' | 'email' | 'name'>;

export function purchaseOf(
  { id, lines, paymentMethod }: Cart,
  destination: Destination,
  seenPrices: Prices | null,
  {
    shippingMethodId,
    codes = [],
    note,
    agreedPages,
  }: Pick<Partial<StartCheckoutInput>, 'agreedPages'> & {
    shippingMethodId?: string;
    codes?: string[];
    note?: string;
  } = {},
): Purchase {
  const wanted = lines.map(({ productId, variantId, qty, price }) => ({ productId, variantId, qty, price }));
  return {
    lines: wanted,
    ...destination,
    shippingMethodId,
    paymentMethod,
    seenPrices,
    ...(codes.length > 0 && { codes }),
    ...(id && { cartId: id }),
    ...(note?.trim() && { note: note.trim() }),
    ...(agreedPages && { agreedPages }),
  };
}

/** The same text for the same purchase by the same buyer. What the shop takes for it is not part of it. */
export function contentOf({ seenPrices, ...purchase }: Purchase, buyer?: string): string {
  return JSON.stringify([buyer, purchase]);
}

/** The lines and the cart of a purchase that `contentOf` wrote. */
export function boughtOf(content: string): { lines: CartPiece[]; cartId?: string } {
  return JSON.parse(content)[1];
}
