import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { Payment } from '../payments/payment.entity.ts';
import { refundPayment } from '../payments/refund-payment.ts';

/**
 * Makes a refund that is due, now. One that is made already stays as it is. Errors: NOT_FOUND; CONFLICT for a payment
 * that pays an order; PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function refundDuePayment(ctx: Context, paymentId: string): Promise<boolean> {
  const payment = await ctx.em.findOne(Payment, { id: paymentId });
  if (!payment) throw new DomainError('NOT_FOUND', 'Payment not found.');
  if (payment.order) throw new DomainError('CONFLICT', 'This payment pays an order. Nothing was refunded.');
  await refundPayment(ctx, paymentId);
  return true;
}
