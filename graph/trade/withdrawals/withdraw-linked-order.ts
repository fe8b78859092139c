import type { Context } from '../../core/context.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { withdrawOrder } from './withdraw-order.ts';
import type { WithdrawLinkedOrderInput } from './withdrawals.inputs.ts';

/**
 * Withdraws from an order for a buyer with the mailed link to it; a payment link, which others may have, withdraws from nothing. Errors: TOKEN_INVALID,
 * RATE_LIMITED; those of `withdrawOrder`.
 */
export async function withdrawLinkedOrder(
  ctx: Context,
  { token, ...input }: WithdrawLinkedOrderInput,
): Promise<OrderRow> {
  const linked = await openOrderLink(ctx, token, 'order');
  return withdrawOrder(linked.ctx, { ...input, orderId: linked.orderId });
}
