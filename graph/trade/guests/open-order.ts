import type { Context } from '../../core/context.ts';
import { checkToken, tokenInvalid } from '../../people/accounts/tokens/tokens.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** The order that a mailed link shows. It starts no session, and the link stays valid. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function openOrder(ctx: Context, token: string): Promise<OrderRow> {
  const { orderId } = await checkToken(ctx, token, ['order', 'payment']);
  if (!orderId) throw tokenInvalid();
  return readOrder(ctx, orderId);
}
