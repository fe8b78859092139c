import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { refuseHeld } from '../orders/refuse-held.ts';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.ts';
import { Authorization } from './authorization.entity.ts';
import { workAuthorization } from './authorization-queue.ts';
import { dueCapture } from './change-authorization.ts';

/**
 * Captures the reserved money of an order now, shipped or not: all that is left of it, once. A second call for a paid order changes nothing. Errors:
 * NOT_FOUND; CONFLICT for an order without reserved money, for one on hold, and while its buyer has withdrawn from units that are not cancelled; PAYMENT_PROVIDER_UNAVAILABLE when the provider does not answer, or refuses:
 * it stays due then.
 */
export async function captureOrder(ctx: Context, id: string): Promise<OrderRow> {
  const order = await findOrder(ctx, id);
  const due = await inTransaction(ctx.em.fork(), async (em) => {
    await lockCheckout(em, order.checkout.id);
    const current = await readOrder({ em }, order.id);
    if (!current.paidAt) {
      refuseHeld(current, 'its money is not captured');
      await refuseWithdrawn(em, ctx, order.id);
    }
    await dueCapture(em, order.id, null, { takesAll: true });
    return em.findOne(Authorization, { order: order.id, state: 'capturing' }, { fields: ['id'] });
  });
  if (due) await workAuthorization(ctx, due.id);
  const now = await readOrder(ctx, order.id);
  if (!now.paidAt)
    throw new DomainError('CONFLICT', 'No money of this order is reserved. Nothing was captured.');
  return now;
}
