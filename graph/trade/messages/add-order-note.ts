import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { recordEvent } from '../../core/record-event.ts';
import { findOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { AddOrderNoteInput } from './messages.inputs.ts';
import { OrderNote } from './order-note.entity.ts';
import { writeOnce } from './write-once.ts';

/** For staff: notes something about an order, which its buyer never sees. Errors: NOT_FOUND; those of `writeOnce`. */
export async function addOrderNote(ctx: Context, input: AddOrderNoteInput): Promise<OrderRow> {
  const order = await findOrder(ctx, input.orderId);
  const { id: author } = requireViewer(ctx);
  await writeOnce(ctx, OrderNote, { ...input, orderId: order.id }, async (em, text) => {
    const createdAt = ctx.ports.now();
    const note = em.create(OrderNote, {
      order: order.id,
      author,
      text,
      requestKey: input.idempotencyKey,
      createdAt,
    });
    await em.flush();
    const data = { note: note.id };
    await recordEvent(em, ctx, { type: 'note.added', subject: order.id, order: order.id, data });
  });
  return order;
}
