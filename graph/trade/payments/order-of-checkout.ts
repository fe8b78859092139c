import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Order } from '../orders/order.entity.ts';

/** The order on whose timeline a payment is shown that may not pay it. */
export async function orderOfCheckout(
  em: SqlEntityManager,
  checkout: string | undefined,
): Promise<string | undefined> {
  if (!checkout) return undefined;
  const order = await em.findOne(Order, { checkout }, { fields: ['id'] });
  return order?.id;
}
