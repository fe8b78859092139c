import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { OrderNote } from './order-note.entity.ts';

/** For staff: deletes an own note. Errors: NOT_FOUND; FORBIDDEN for the note of somebody else. */
export async function deleteOrderNote(ctx: Context, noteId: string): Promise<OrderRow> {
  const id = requireId(noteId, 'Note');
  const order = await inTransaction(ctx.em.fork(), async (em) => {
    const note = await em.findOne(OrderNote, id);
    if (!note) throw new DomainError('NOT_FOUND', 'Note not found.');
    if (note.author.id !== requireViewer(ctx).id)
      throw new DomainError('FORBIDDEN', 'Only who wrote a note can delete it.');
    const { id: order } = note.order;
    // Of two at once one finds it gone.
    if ((await em.nativeDelete(OrderNote, { id })) === 0) return order;
    await recordEvent(em, ctx, { type: 'note.deleted', subject: order, order, data: { note: id } });
    return order;
  });
  return readOrder(ctx, order);
}
