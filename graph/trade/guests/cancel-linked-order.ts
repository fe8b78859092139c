import type { Context } from '../../core/context.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Cancels the unpaid order of a mailed link. Errors: TOKEN_INVALID, RATE_LIMITED; those of `cancelOrder`. */
export async function cancelLinkedOrder(ctx: Context, token: string): Promise<OrderRow> {
  const linked = await openOrderLink(ctx, token, 'order');
  return cancelOrder(linked.ctx, linked.orderId);
}
