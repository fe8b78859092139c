import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { columnsOf, type RowOf } from '../core/columns-of.ts';
import { Review } from './review.entity.ts';

/** A review as it is read, past the entity layer. */
export type ReviewRow = RowOf<Review, 'user'>;

const reviewColumns = columnsOf(Review, 'user');

/** A range of the reviews of a product, from the newest. */
export interface ReviewSlice {
  first: number;
  offset: number;
}

const readSlices = reviewRead<[productIds: readonly string[], first: number, offset: number]>(
  `unnest($1::uuid[]) as wanted(product) cross join lateral (
     select * from reviews where product_id = wanted.product order by created_at desc, id desc limit $2 offset $3
   ) as review`,
);

const readOwn = reviewRead<[userId: string, productIds: readonly string[]]>(
  'reviews as review where user_id = $1 and product_id = any($2::uuid[])',
);

/** A slice of the reviews of each product, newest first, in the order of `productIds`. */
export async function findReviews(
  em: SqlEntityManager,
  productIds: readonly string[],
  { first, offset }: ReviewSlice,
): Promise<ReviewRow[][]> {
  const byProduct = Map.groupBy(await readSlices(em, productIds, first, offset), ({ product }) => product.id);
  return productIds.map((id) => byProduct.get(id) ?? []);
}

/** The review that `userId` wrote of each product, or null, in the order of `productIds`. */
export async function findReviewsBy(
  em: SqlEntityManager,
  userId: string,
  productIds: readonly string[],
): Promise<(ReviewRow | null)[]> {
  const byProduct = new Map((await readOwn(em, userId, productIds)).map((row) => [row.product.id, row]));
  return productIds.map((id) => byProduct.get(id) ?? null);
}

/** A prepared read of reviews, newest first; `from` says which. */
function reviewRead<Values extends unknown[]>(from: string) {
  return reviewColumns.read<Values>(`from ${from} order by review.created_at desc, review.id desc`);
}
