import type { Context } from '../../core/context.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import { startPayment } from '../payments/start-payment.ts';

/** Opens a payment for the order of a payment link. Errors: TOKEN_INVALID, RATE_LIMITED; those of `startPayment`. */
export async function startLinkedPayment(ctx: Context, token: string): Promise<Checkout> {
  const linked = await openOrderLink(ctx, token, 'payment');
  return startPayment(linked.ctx, linked.orderId, { byLink: true });
}
