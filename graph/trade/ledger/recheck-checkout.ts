import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { settleCheckout } from '../payments/reconcile.ts';

/**
 * Fetches the payments of a checkout from the provider and settles them, as the reconciler does. Returns whether it is
 * paid now. Errors: NOT_FOUND; CONFLICT for a paid order whose payment is not recorded; PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function recheckCheckout(ctx: Context, id: string): Promise<boolean> {
  const checkout = await ctx.em.findOne(Checkout, { id: requireId(id, 'Checkout') });
  if (!checkout) throw new DomainError('NOT_FOUND', 'Checkout not found.');
  const isPaid = (await ctx.em.count(Order, { checkout, paidAt: { $ne: null } })) > 0;
  // What paid it would look like a second payment, and go back.
  if (isPaid && (await ctx.em.count(Payment, { checkout, order: { $ne: null } })) === 0) {
    throw new DomainError(
      'CONFLICT',
      'The order counts as paid, but no payment is recorded. Nothing was changed.',
    );
  }
  return (await settleCheckout(ctx, checkout)) !== null;
}
