import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { isCleanText } from '../../core/validation.ts';
import { isUnordered, noteUnordered } from '../payments/note-unordered.ts';
import { Payment } from '../payments/payment.entity.ts';
import { sendRefunds } from '../payments/send-refund.ts';

/**
 * Makes the refunds of a payment that are due, now, or sends a payment back that nobody has ordered with. What is made already stays
 * as it is. Errors: NOT_FOUND; CONFLICT for a payment that pays an order, or that the provider no longer knows;
 * PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function refundPayment(ctx: Context, paymentId: string): Promise<boolean> {
  const payment = (await findPayment(ctx, paymentId)) ?? (await takeUnordered(ctx, paymentId));
  if (!payment) throw new DomainError('NOT_FOUND', 'Payment not found.');
  if (payment.order) throw new DomainError('CONFLICT', 'This payment pays an order. Nothing was refunded.');
  await sendRefunds(ctx, paymentId);
  return true;
}

async function findPayment({ em }: Context, id: string): Promise<Payment | null> {
  // The id is the provider's: all that is known of it is that it is text.
  return isCleanText(id) ? em.fork().findOne(Payment, { id }) : null;
}

async function takeUnordered(ctx: Context, id: string): Promise<Payment | null> {
  for (const provider of Object.keys(ctx.ports.gateways)) {
    const atProvider = await gatewayOf(ctx.ports, provider).fetchPayment(id);
    if (!atProvider || !isUnordered(atProvider)) continue;
    await noteUnordered(ctx, provider, [atProvider]);
    return findPayment(ctx, id);
  }
  return null;
}
