import type { Context } from '../../core/context.ts';
import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import { DomainError } from '../../core/errors.ts';
import { priceCart } from '../cart/price-cart.ts';
import { agreeToTexts } from './agree-to-texts.ts';
import { orderedRefusal } from './cart-ordered.ts';
import { cartRefusal } from './cart-refusal.ts';
import { cartTerms } from './cart-terms.ts';
import type { CartOrderInput } from './checkout.inputs.ts';
import { choosePayment, refuseUnknownPayment } from './choose-payment.ts';
import { draftCheckout } from './draft-checkout.ts';

/**
 * The checkout of a cart that was paid before it was known here, not stored yet and holding nothing, and what stands
 * against it. Errors, which leave the payment usable: BAD_USER_INPUT as in `priceCart`; PAYMENT_METHOD_UNAVAILABLE; TERMS_NOT_AGREED.
 */
export async function quotePrepaid(ctx: Context, input: CartOrderInput, paymentId: string) {
  await refuseUnknownPayment(ctx, input.paymentMethod);
  const cart = await priceCart(ctx, cartTerms(input));
  const payment = choosePayment(cart, input.paymentMethod);
  if (payment.provider !== DEFAULT_PROVIDER) throw notPrepaid();
  const agreedTexts = await agreeToTexts(ctx, input);
  const draft = draftCheckout(ctx, input, {
    cart,
    payment,
    agreedTexts,
    // No key of a client has a colon: nobody can use this one up.
    idempotencyKey: `payment:${paymentId}`,
    stock: 'released',
    expiresAt: ctx.ports.now(),
  });
  const refusal = (await orderedRefusal(ctx.em, input)) ?? cartRefusal(cart, input.seenPrices);
  return { draft, refusal };
}

/** The error for a cart that was paid before it was ordered, and names a payment method that is paid later. */
function notPrepaid(): DomainError {
  return new DomainError(
    'PAYMENT_METHOD_UNAVAILABLE',
    'This payment method is not for orders that are paid already. Please choose another one.',
  );
}
