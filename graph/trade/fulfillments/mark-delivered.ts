import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { takeForGood } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';

/**
 * Marks an order as delivered, paid or not, by a fulfillment of all its lines: its items are out of the stock for good. A second
 * call changes nothing. Errors: NOT_FOUND, CONFLICT for a cancelled order.
 */
export async function markDelivered(ctx: Context, id: string): Promise<OrderRow> {
  const order = await findOrder(ctx, id);
  await inTransaction(ctx.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, order.checkout.id);
    const { cancelledAt, deliveredAt } = await readOrder({ em }, order.id);
    if (cancelledAt) throw new DomainError('CONFLICT', 'This order is cancelled and cannot be delivered.');
    await takeForGood({ em, actor: ctx.actor }, checkout);
    if (deliveredAt) return;
    const now = ctx.ports.now();
    await em.execute(
      `with delivered as (
         update orders set delivered_at = ? where id = ?
       ), fulfilled as (
         insert into fulfillments (id, order_id, state, created_at, delivered_at, actor_id)
         values (?, ?, 'delivered', ?, ?, ?) returning id, order_id
       )
       insert into fulfillment_lines (fulfillment_id, order_line_id, qty)
       select fulfilled.id, line.id, qty from fulfilled join order_lines line using (order_id)`,
      [now, order.id, v7(), order.id, now, now, ctx.actor.viewer?.id ?? null],
    );
    const data = order.shippingMethod?.kind === 'pickup' ? { isFetched: true } : {};
    await recordEvent(em, ctx, { type: 'order.delivered', subject: order.id, order: order.id, data });
  });
  return readOrder(ctx, order.id);
}
