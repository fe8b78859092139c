import type { Context } from '../../core/context.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeReturn } from './change-return.ts';
import type { CloseReturnInput } from './returns.inputs.ts';

/**
 * For staff: closes a return without a refund of what is left of it, since nothing came back or nothing is to be given back for it. Its buyer
 * gets the reason by mail. Errors: NOT_FOUND; CONFLICT when it is not approved, or closed already.
 */
export function closeReturn(ctx: Context, { returnId, reason }: CloseReturnInput): Promise<OrderRow> {
  return changeReturn(ctx, returnId, { state: 'closed' }, async () => {
    return { closingReason: reason.trim(), closedAt: ctx.ports.now() };
  });
}
