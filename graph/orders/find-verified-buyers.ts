import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { preparedRead } from '../core/prepared-read.ts';

// `offset 0` makes PostgreSQL start from the few orders of the author; else it would read those of everybody who bought
// the product.
const readVerified = preparedRead<{ id: string; isVerified: boolean }, [reviewIds: readonly string[]]>(
  `select review.id, exists (
     select from orders cross join lateral (
       select from order_lines where order_id = orders.id and product_id = review.product_id offset 0
     ) as bought
     where orders.owner_id = review.user_id and orders.paid_at is not null
   ) as "isVerified"
   from reviews as review where review.id = any($1::uuid[])`,
);

/** Whether the author of each review has a paid order with its product, in the order of `reviewIds`. */
export async function findVerifiedBuyers(
  em: SqlEntityManager,
  reviewIds: readonly string[],
): Promise<boolean[]> {
  const rows = await readVerified(em, reviewIds);
  const verified = new Set(rows.filter(({ isVerified }) => isVerified).map(({ id }) => id));
  return reviewIds.map((id) => verified.has(id));
}
