import { mayActFor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { countUnsignedCall } from '../checkout/limit-provider-calls.ts';
import { cancelledError } from '../orders/cancel-unpaid-orders.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { PayOrderInput } from './payments.inputs.ts';
import { settleCheckout } from './reconcile.ts';

/**
 * Checks whether the viewer's order is paid; it never takes the client's word. A paid order is answered unchanged, and so is one whose money is reserved.
 * Errors: NOT_FOUND, FORBIDDEN for an admin who is not the buyer, PAYMENT_NOT_CONFIRMED, PAYMENT_PROVIDER_UNAVAILABLE,
 * RATE_LIMITED, CONFLICT for a cancelled order; OUT_OF_STOCK, PRICE_CHANGED or CONFLICT when the payment is refunded.
 */
export async function payOrder(ctx: Context, input: PayOrderInput): Promise<OrderRow> {
  const order = await findOrder(ctx, input.orderId);
  if (!mayActFor(ctx.actor, order.owner)) {
    throw new DomainError('FORBIDDEN', 'An order is paid by the person who placed it.');
  }
  if (order.paidAt || order.authorizedUntil) return order;
  const checkout = await ctx.em.findOneOrFail(Checkout, order.checkout.id);
  if (!input.payment) await countUnsignedCall(ctx, checkout);
  const paid = input.payment
    ? await confirmPayment(ctx, checkout, input.payment)
    : await settleCheckout(ctx, checkout);
  if (!paid && order.cancelledAt) throw cancelledError();
  if (!paid) throw new DomainError('PAYMENT_NOT_CONFIRMED', 'No completed payment for this order was found.');
  return readOrder(ctx, paid);
}
