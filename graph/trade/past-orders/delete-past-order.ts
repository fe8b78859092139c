import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { PastOrder } from './past-order.entity.ts';

/** For staff: deletes one past order, also one without an e-mail address. Errors: NOT_FOUND. */
export async function deletePastOrder(ctx: Context, given: string): Promise<string> {
  const id = requireId(given, 'Order');
  const { id: subject } = requireViewer(ctx);
  await inTransaction(ctx.em.fork(), async (em) => {
    if ((await em.nativeDelete(PastOrder, { id })) === 0)
      throw new DomainError('NOT_FOUND', 'Order not found.');
    await recordEvent(em, ctx, { type: 'past_orders.erased', subject, data: { customers: 0, orders: 1 } });
  });
  return id;
}
