import type { Context } from '../../core/context.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { requestReturn } from './request-return.ts';
import type { RequestLinkedReturnInput } from './returns.inputs.ts';

/**
 * Asks the shop to take items back, for a buyer with a mailed link to the order; a payment link, which others may have, returns nothing.
 * Errors: TOKEN_INVALID, RATE_LIMITED; those of `requestReturn`.
 */
export async function requestLinkedReturn(
  ctx: Context,
  { token, ...input }: RequestLinkedReturnInput,
): Promise<OrderRow> {
  const linked = await openOrderLink(ctx, token, 'order');
  return requestReturn(linked.ctx, { ...input, orderId: linked.orderId });
}
