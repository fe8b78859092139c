import type { Context } from '../../core/context.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { UpdateLinkedOrderAddressInput } from './order-addresses.inputs.ts';
import { updateOrderAddress } from './update-order-address.ts';

/**
 * Changes where an order and its bill go, for a buyer with the mailed link to it; a payment link, which others may have, changes nothing. Errors:
 * TOKEN_INVALID, RATE_LIMITED; those of `updateOrderAddress`.
 */
export async function updateLinkedOrderAddress(
  ctx: Context,
  { token, ...input }: UpdateLinkedOrderAddressInput,
): Promise<OrderRow> {
  const linked = await openOrderLink(ctx, token, 'order');
  return updateOrderAddress(linked.ctx, { ...input, orderId: linked.orderId });
}
