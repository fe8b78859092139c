import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../../core/prepared.ts';
import { MOST_VOTES } from './votes.types.ts';

const read = prepared<{ product: string; review: string }, [user: string, products: readonly string[]]>(
  `select wanted.id as product, vote.review_id as review from unnest($2::uuid[]) as wanted (id) cross join lateral (
     select review_id from review_votes join reviews on reviews.id = review_id
     where review_votes.user_id = $1::uuid and product_id = wanted.id
     order by review_votes.created_at desc, review_id limit ${MOST_VOTES}
   ) as vote`,
);

/** The reviews of each product that an account found helpful, in the order of `productIds`. */
export async function findVotes(
  em: SqlEntityManager,
  user: string,
  productIds: readonly string[],
): Promise<string[][]> {
  const byProduct = Map.groupBy(await read(em, user, productIds), ({ product }) => product);
  return productIds.map((id) => (byProduct.get(id) ?? []).map(({ review }) => review));
}
