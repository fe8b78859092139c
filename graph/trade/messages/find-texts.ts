import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { OrderMessage } from './order-message.entity.ts';
import { OrderNote } from './order-note.entity.ts';

/** SQL of whether a row of `orders` has a message that staff have not answered. */
export const HAS_UNANSWERED = 'orders.id in (select order_id from order_messages where awaits_answer)';

/** A message by its id; null for one that was erased. */
export function findMessage(ctx: Context, id: string): Promise<OrderMessage | null> {
  return batch(ctx, 'order message', id, async (ids) => {
    const found = await ctx.em.fork().find(OrderMessage, { id: [...ids] });
    return ids.map((wanted) => found.find((message) => message.id === wanted) ?? null);
  });
}

/** The notes of an order, newest first. */
export function notesOf(ctx: Context, order: string): Promise<OrderNote[]> {
  return batch(ctx, 'notes of order', order, async (ids) => {
    const found = await ctx.em
      .fork()
      .find(
        OrderNote,
        { order: { $in: [...ids] } },
        { orderBy: { createdAt: 'desc', id: 'desc' }, populate: ['author'], strategy: 'joined' },
      );
    const byOrder = Map.groupBy(found, (note) => note.order.id);
    return ids.map((id) => byOrder.get(id) ?? []);
  });
}
