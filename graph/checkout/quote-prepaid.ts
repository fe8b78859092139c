import { priceCart } from '../cart/price-cart.ts';
import type { Context } from '../core/context.ts';
import { cartRefusal } from './cart-refusal.ts';
import { cartTerms } from './cart-terms.ts';
import type { CartOrderInput } from './checkout.inputs.ts';
import { draftCheckout } from './draft-checkout.ts';

/**
 * The checkout of a cart that was paid before it was known here, not stored yet and holding nothing, and what stands
 * against it. Errors: BAD_USER_INPUT as in `priceCart`.
 */
export async function quotePrepaid(ctx: Context, input: CartOrderInput, paymentId: string) {
  const cart = await priceCart(ctx, cartTerms(input));
  const draft = draftCheckout(ctx, input, {
    cart,
    // No key of a client has a colon: nobody can use this one up.
    idempotencyKey: `payment:${paymentId}`,
    state: 'released',
    expiresAt: ctx.ports.now(),
  });
  return { draft, refusal: cartRefusal(cart, input.seenPrices) };
}
