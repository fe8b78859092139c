import type { Context } from '../../core/context.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeReturn } from './change-return.ts';
import type { ApproveReturnInput } from './returns.inputs.ts';

/**
 * For staff: agrees to a return; its buyer gets the instructions by mail. Errors: NOT_FOUND; CONFLICT when it was answered before.
 */
export function approveReturn(
  ctx: Context,
  { returnId, instructions }: ApproveReturnInput,
): Promise<OrderRow> {
  return changeReturn(ctx, returnId, { state: 'approved' }, async () => {
    return { answer: instructions.trim(), answeredAt: ctx.ports.now() };
  });
}
