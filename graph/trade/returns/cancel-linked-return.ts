import type { Context } from '../../core/context.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { cancelReturn } from './cancel-return.ts';
import type { CancelLinkedReturnInput } from './returns.inputs.ts';

/**
 * Takes a return back that the shop has not answered, for a buyer with a mailed link to an order. Errors: TOKEN_INVALID, RATE_LIMITED;
 * those of `cancelReturn`.
 */
export async function cancelLinkedReturn(
  ctx: Context,
  { token, returnId }: CancelLinkedReturnInput,
): Promise<OrderRow> {
  const linked = await openOrderLink(ctx, token, 'order');
  return cancelReturn(linked.ctx, returnId);
}
