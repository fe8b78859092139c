import type { Context } from '../../core/context.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { startPayment } from '../payments/start-payment.ts';
import { openPaymentLink } from './payment-links.ts';

/** Opens a payment for the order of a payment link. Errors: TOKEN_INVALID, RATE_LIMITED; those of `startPayment`. */
export async function startLinkedPayment(ctx: Context, token: string): Promise<Checkout> {
  const linked = await openPaymentLink(ctx, token);
  return startPayment(linked.ctx, linked.orderId);
}
