import type { Context } from '../../core/context.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { SendLinkedOrderMessageInput } from './messages.inputs.ts';
import { sendOrderMessage } from './send-order-message.ts';

/**
 * Writes a message of a buyer with a mailed link to the order; a payment link, which others may have, writes nothing. Errors: TOKEN_INVALID,
 * RATE_LIMITED; those of `sendOrderMessage`.
 */
export async function sendLinkedOrderMessage(
  ctx: Context,
  { token, ...input }: SendLinkedOrderMessageInput,
): Promise<OrderRow> {
  const linked = await openOrderLink(ctx, token, 'order');
  return sendOrderMessage(linked.ctx, { ...input, orderId: linked.orderId, asStaff: false });
}
