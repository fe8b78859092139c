import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { deliver } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';

/**
 * Marks an order as delivered, paid or not: its items are out of the stock for good. A second call changes nothing.
 * Errors: NOT_FOUND, CONFLICT for a cancelled order.
 */
export async function markDelivered(ctx: Context, id: string): Promise<OrderRow> {
  const order = await findOrder(ctx, id);
  await inTransaction(ctx.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, order.checkout.id);
    if ((await em.count(Order, { checkout, cancelledAt: { $ne: null } })) > 0) {
      throw new DomainError('CONFLICT', 'This order is cancelled and cannot be delivered.');
    }
    await deliver({ em, actor: ctx.actor }, checkout);
    const open = { checkout, deliveredAt: null };
    const delivered = await em.nativeUpdate(Order, open, { deliveredAt: ctx.ports.now() });
    if (delivered > 0)
      await recordEvent(em, ctx, { type: 'order.delivered', subject: order.id, order: order.id });
  });
  return readOrder(ctx, order.id);
}
