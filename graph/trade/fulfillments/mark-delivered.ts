import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { takeForGood } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findLeftLines } from '../credits/find-left-lines.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { addFulfillment } from './add-fulfillment.ts';
import { deriveOrderTimes } from './derive-order-times.ts';
import { quantitiesOfOrder } from './line-quantities.ts';

/**
 * Marks an order as delivered, paid or not: what is on its way has arrived, and a last fulfillment delivers what is open. Its items are
 * out of the stock for good. A second call changes nothing. Errors: NOT_FOUND, CONFLICT for a cancelled order.
 */
export async function markDelivered(ctx: Context, id: string): Promise<OrderRow> {
  const order = await findOrder(ctx, id);
  await inTransaction(ctx.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, order.checkout.id);
    const { cancelledAt, deliveredAt } = await readOrder({ em }, order.id);
    if (cancelledAt) throw new DomainError('CONFLICT', 'This order is cancelled and cannot be delivered.');
    await takeForGood({ em, actor: ctx.actor }, checkout, await findLeftLines(em, order.id));
    if (deliveredAt) return;
    const arrived = await em.execute<{ id: string }[]>(
      `update fulfillments set state = 'delivered', delivered_at = ? where order_id = ? and state = 'shipped' returning id`,
      [ctx.ports.now(), order.id],
    );
    for (const { id: fulfillment } of arrived)
      await recordEvent(em, ctx, {
        ...{ type: 'fulfillment.delivered', subject: order.id, order: order.id, data: { fulfillment } },
      });
    const open = (await quantitiesOfOrder(em, order.id)).filter((line) => line.open > 0);
    const lines = open.map((line) => ({ id: line.id, quantity: line.open }));
    if (lines.length > 0) await addFulfillment(em, ctx, { order: order.id, state: 'delivered', lines });
    await deriveOrderTimes(em, ctx, order);
  });
  return readOrder(ctx, order.id);
}
