import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** How many units of each product were bought since then, in orders that were paid or are still to be. */
export function countSold(em: SqlEntityManager, since: Date): Promise<{ id: string; sold: number }[]> {
  return em.execute(
    `select product_id as id, sum(qty)::int as sold
     from order_lines join orders on orders.id = order_id
     where orders.created_at >= ? and orders.cancelled_at is null group by product_id`,
    [since],
  );
}
