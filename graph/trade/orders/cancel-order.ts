import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { endOrder } from './end-order.ts';
import { findOrder, readOrder } from './find-orders.ts';
import type { OrderRow } from './order-row.ts';

/**
 * For its owner and for admins: cancels an unpaid order for good and gives its stock back. A payment that still comes in is refunded in full. A second
 * call changes nothing. Errors: NOT_FOUND; CONFLICT when the order is paid, or any of it shipped or delivered.
 */
export async function cancelOrder(ctx: Context, id: string): Promise<OrderRow> {
  const found = await findOrder(ctx, id);
  await failpoint('order.cancelFound');
  await inTransaction(ctx.em.fork(), async (em) =>
    endOrder(em, ctx, await lockCheckout(em, found.checkout.id)),
  );
  const order = await readOrder(ctx, found.id);
  if (order.cancelledAt) return order;
  const state = order.paidAt ? 'paid' : order.deliveredAt ? 'delivered' : 'shipped';
  throw new DomainError('CONFLICT', `This order is ${state} and cannot be cancelled.`);
}
