import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Review } from './review.entity.ts';

/** A review as it is read, past the entity layer. */
export type ReviewRow = Pick<Review, 'id' | 'name' | 'rating' | 'comment' | 'createdAt'>;

/** Which reviews of a product, counted from the newest. */
export interface ReviewSlice {
  first: number;
  offset: number;
}

/** A slice of the reviews of each product, newest first, in the order of `productIds`. */
export async function findReviews(
  em: SqlEntityManager,
  productIds: readonly string[],
  { first, offset }: ReviewSlice,
): Promise<ReviewRow[][]> {
  const rows = await selectReviews(
    em,
    sql`unnest(${productIds}::uuid[]) as product(id)
      cross join lateral (
        select * from reviews where product_id = product.id
        order by created_at desc, id desc limit ${first} offset ${offset}
      ) as review`,
  );
  const byProduct = Map.groupBy(rows, (row) => row.productId);
  return productIds.map((id) => byProduct.get(id) ?? []);
}

/** The review that `userId` wrote of each product, or null, in the order of `productIds`. */
export async function findReviewsBy(
  em: SqlEntityManager,
  userId: string,
  productIds: readonly string[],
): Promise<(ReviewRow | null)[]> {
  const rows = await selectReviews(
    em,
    sql`reviews as review where user_id = ${userId} and product_id = any(${productIds}::uuid[])`,
  );
  const byProduct = new Map(rows.map((row) => [row.productId, row]));
  return productIds.map((id) => byProduct.get(id) ?? null);
}

/** How many reviews with 1, 2, 3, 4 and 5 stars each product has, in the order of `productIds`. */
export async function countStars(em: SqlEntityManager, productIds: readonly string[]): Promise<number[][]> {
  const { rows } = await sql<{ productId: string; rating: number; count: number }>`
    select product_id as "productId", rating, count(*)::int as count from reviews
    where product_id = any(${productIds}::uuid[]) group by product_id, rating`.execute(em.getKysely());
  const byProduct = Map.groupBy(rows, (row) => row.productId);
  return productIds.map((id) =>
    [1, 2, 3, 4, 5].map((stars) => byProduct.get(id)?.find(({ rating }) => rating === stars)?.count ?? 0),
  );
}

async function selectReviews(em: SqlEntityManager, from: RawBuilder<unknown>) {
  const { rows } = await sql<ReviewRow & { productId: string }>`
    select review.product_id as "productId", review.id, review.name, review.rating, review.comment,
      review.created_at as "createdAt"
    from ${from} order by review.created_at desc, review.id desc`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
