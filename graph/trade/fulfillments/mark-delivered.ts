import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { takeForGood } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findLeftLines } from '../credits/find-left-lines.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { refuseHeld } from '../orders/refuse-held.ts';
import { refuseWaiting } from '../orders/refuse-waiting.ts';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.ts';
import { addFulfillment } from './add-fulfillment.ts';
import { deriveOrderTimes } from './derive-order-times.ts';
import { openLines } from './open-lines.ts';
import { recordDelivered } from './part-event.ts';

/**
 * Marks an order as delivered, paid or not: what is on its way has arrived, and a last fulfillment delivers what is open. Its items are
 * out of the stock for good. A second call changes nothing. Errors: NOT_FOUND, CONFLICT for a cancelled order, for one on hold or of an exchange that is not paid, and while its buyer has withdrawn from what is open.
 */
export async function markDelivered(ctx: Context, id: string): Promise<OrderRow> {
  const order = await findOrder(ctx, id);
  await inTransaction(ctx.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, order.checkout.id);
    const current = await readOrder({ em }, order.id);
    const { cancelledAt, deliveredAt } = current;
    if (cancelledAt) throw new DomainError('CONFLICT', 'This order is cancelled and cannot be delivered.');
    if (!deliveredAt) {
      refuseHeld(current);
      refuseWaiting(current);
    }
    await takeForGood({ em, actor: ctx.actor }, checkout, await findLeftLines(em, order.id));
    if (deliveredAt) return;
    const arrived = await em.execute<{ id: string }[]>(
      `update fulfillments set state = 'delivered', delivered_at = ? where order_id = ? and state = 'shipped' returning id`,
      [ctx.ports.now(), order.id],
    );
    const ids = arrived.map((each) => each.id);
    await recordDelivered(em, ctx, order, ids);
    await refuseWithdrawn(em, ctx, order.id);
    const lines = await openLines(em, order.id);
    if (lines.length > 0) await addFulfillment(em, ctx, order, { state: 'delivered', lines });
    await deriveOrderTimes(em, ctx, order);
  });
  return readOrder(ctx, order.id);
}
