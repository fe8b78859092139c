import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { preparedRead } from '../core/prepared-read.ts';

const readVerified = preparedRead<{ id: string }, [reviewIds: readonly string[]]>(
  `select review.id from reviews as review
   where review.id = any($1::uuid[]) and exists (
     select from orders join order_lines as line on line.order_id = orders.id
     where orders.owner_id = review.user_id and orders.paid_at is not null
       and line.product_id = review.product_id
   )`,
);

/** Whether the author of each review has paid for the product, in the order of `reviewIds`. */
export async function findVerifiedBuyers(
  em: SqlEntityManager,
  reviewIds: readonly string[],
): Promise<boolean[]> {
  const verified = new Set((await readVerified(em, reviewIds)).map(({ id }) => id));
  return reviewIds.map((id) => verified.has(id));
}
