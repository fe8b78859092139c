import type { Context } from '../../core/context.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeReturn } from './change-return.ts';
import type { RefuseReturnInput } from './returns.inputs.ts';

/**
 * For staff: takes the items of a return not back; its buyer gets the answer by mail. A withdrawal cannot be refused. Errors: NOT_FOUND;
 * CONFLICT when it was answered before.
 */
export function refuseReturn(ctx: Context, { returnId, answer }: RefuseReturnInput): Promise<OrderRow> {
  return changeReturn(ctx, returnId, { state: 'refused' }, async () => {
    return { answer: answer.trim(), answeredAt: ctx.ports.now() };
  });
}
