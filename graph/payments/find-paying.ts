import type { SqlEntityManager } from '@mikro-orm/postgresql';
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
