import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Whether each payment of an order was given back in full: the new order of an exchange may have two. Call it under the lock of its checkout. */
export async function isAllGivenBack(em: SqlEntityManager, order: string): Promise<boolean> {
  const left = await em.execute<object[]>(
    `select from payments p where (p.order_id = ? or p.set_off_order_id = ?)
     and p.amount > coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'made'), 0)`,
    [order, order],
  );
  return left.length === 0;
}
