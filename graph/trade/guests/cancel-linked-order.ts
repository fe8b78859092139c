import type { Context } from '../../core/context.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { cancelOrderItems } from '../refunds/cancel-order-items.ts';

/**
 * Cancels all of the order of a mailed link, while nothing of it is shipped; what was paid goes back. A second call changes nothing. Errors: TOKEN_INVALID,
 * RATE_LIMITED; those of `cancelOrderItems`.
 */
export async function cancelLinkedOrder(ctx: Context, token: string): Promise<OrderRow> {
  const linked = await openOrderLink(ctx, token, 'order');
  const { orderId } = linked;
  return cancelOrderItems(linked.ctx, { orderId, idempotencyKey: `link-${orderId}` });
}
