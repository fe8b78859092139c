import type { Context } from '../../core/context.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { payOrder } from '../payments/pay-order.ts';
import type { PayLinkedOrderInput } from './staff-orders.inputs.ts';

/** Checks whether the order of a payment link is paid. Errors: TOKEN_INVALID, RATE_LIMITED; those of `payOrder`. */
export async function payLinkedOrder(
  ctx: Context,
  { token, payment }: PayLinkedOrderInput,
): Promise<OrderRow> {
  const linked = await openOrderLink(ctx, token, 'payment');
  return payOrder(linked.ctx, { orderId: linked.orderId, payment });
}
