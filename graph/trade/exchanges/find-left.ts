import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findReserved, reservedBeside } from './find-reserved.ts';

/** What can still be given back of a paid order, less what other exchanges need of it, in minor units; call it under the lock of its checkout. Below zero after refunds elsewhere. */
export async function findLeft(em: SqlEntityManager, order: string): Promise<number> {
  const [row] = await em.execute<{ left: number }[]>(
    `select least(o.total_price - credit.amount, paid.amount - credit.set_off - given.amount)::int as left
     from orders o,
       lateral (select coalesce(sum(amount), 0) as amount from payments where order_id = o.id or set_off_order_id = o.id) as paid,
       lateral (select coalesce(sum(amount), 0) as amount, coalesce(sum(set_off_amount), 0) as set_off from credits where order_id = o.id) as credit,
       lateral (select coalesce(sum(amount), 0) as amount from refunds where order_id = o.id and state <> 'failed') as given
     where o.id = ?`,
    [order],
  );
  return (row?.left ?? 0) - reservedBeside(await findReserved(em, [order]));
}
