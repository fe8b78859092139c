import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { Payment } from './payment.entity.ts';

/** The payment that paid each order, or null, in the order of `orderIds`. */
export async function findPaying(
  em: SqlEntityManager,
  orderIds: readonly string[],
): Promise<(Payment | null)[]> {
  const payments = await em.fork().find(Payment, { order: { $in: [...orderIds] } });
  const byOrder = new Map(payments.map((payment) => [payment.order?.id, payment]));
  return orderIds.map((id) => byOrder.get(id) ?? null);
}

/** The payment that paid an order, or null; those of a list are read together. */
export function payingOf(order: OrderRow, ctx: Context): Promise<Payment | null> {
  return batch(ctx, 'payment', order.id, (ids) => findPaying(ctx.em, ids));
}

/** What returned items paid of an order whose buyer paid the rest, or null. No statement for other orders. */
export async function setOffPaymentOf(order: OrderRow, ctx: Context): Promise<Payment | null> {
  if (order.setOffPrice === 0) return null;
  return batch(ctx, 'set-off', order.id, async (ids) => {
    const payments = await ctx.em.fork().find(Payment, { setOffOrder: { $in: [...ids] } });
    const byOrder = new Map(payments.map((payment) => [payment.setOffOrder?.id, payment]));
    return ids.map((id) => byOrder.get(id) ?? null);
  });
}
