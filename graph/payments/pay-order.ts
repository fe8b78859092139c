import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { findOwnOrder } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.entity.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { PayOrderInput } from './payments.inputs.ts';
import { settleCheckout } from './reconcile.ts';

/**
 * Checks whether the viewer's order is paid; it never takes the client's word. A paid order is answered unchanged.
 * Errors: NOT_FOUND, PAYMENT_NOT_CONFIRMED, CONFLICT when the payment was refunded, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function payOrder(ctx: Context, input: PayOrderInput): Promise<Order> {
  const order = await findOwnOrder(ctx, input.orderId);
  if (order.isPaid) return order;
  if (input.payment) return confirmPayment(ctx, order.checkout, input.payment);
  const paid = await settleCheckout(ctx, order.checkout);
  if (!paid) throw new DomainError('PAYMENT_NOT_CONFIRMED', 'No completed payment for this order was found.');
  return paid;
}
