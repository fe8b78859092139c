import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { Follower } from '../../core/record-event.ts';
import { recordEvent } from '../../core/record-event.ts';
import { findOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { OrderMessage } from './order-message.entity.ts';

/** For staff: the messages of the buyer of an order need no answer any more. A second call changes nothing. Errors: NOT_FOUND. */
export async function markMessagesAnswered(ctx: Context, orderId: string): Promise<OrderRow> {
  const order = await findOrder(ctx, orderId);
  await inTransaction(ctx.em.fork(), async (em) => {
    const waiting = { order: order.id, awaitsAnswer: true };
    if ((await em.nativeUpdate(OrderMessage, waiting, { awaitsAnswer: false })) === 0) return;
    await recordEvent(em, ctx, { type: 'message.settled', subject: order.id, order: order.id });
  });
  return order;
}

/** Whoever cancels an order has said what becomes of it. One that the shop cancels by itself keeps its questions. */
export const followCancelled: Follower<'order.cancelled'> = async (em, { subject: order }, { actor }) => {
  if (actor?.buyer)
    await em.nativeUpdate(OrderMessage, { order, awaitsAnswer: true }, { awaitsAnswer: false });
};
