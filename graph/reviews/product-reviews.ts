import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Review } from './review.entity.ts';

/** A review as it is read, past the entity layer. */
export type ReviewRow = Pick<Review, 'id' | 'name' | 'rating' | 'comment' | 'createdAt'>;

/** The newest `first` reviews of each product, in the order of `productIds`, by one query. */
export async function reviewsOfProducts(
  em: SqlEntityManager,
  productIds: readonly string[],
  first: number,
): Promise<ReviewRow[][]> {
  const { rows } = await sql<ReviewRow & { productId: string; createdAt: string | Date }>`
    select product.id as "productId", review.id, review.name, review.rating, review.comment,
      review.created_at as "createdAt"
    from unnest(${productIds}::uuid[]) as product(id)
    cross join lateral (
      select * from reviews where product_id = product.id order by created_at desc, id desc limit ${first}
    ) as review
    order by review.created_at desc, review.id desc`.execute(em.getKysely());
  const byProduct = Map.groupBy(rows, (row) => row.productId);
  return productIds.map((id) =>
    (byProduct.get(id) ?? []).map(({ productId: _, ...review }) => ({
      ...review,
      createdAt: new Date(review.createdAt),
    })),
  );
}
