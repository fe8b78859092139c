import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../core/errors.ts';

/**
 * Adds to what a product's rating is the mean of. Call it in the transaction that writes the review. It is one
 * statement, which reads and writes under the row's lock: of two reviews at the same time none is lost.
 *
 * Errors: NOT_FOUND when the product is not sold.
 */
export async function addToRating(
  em: SqlEntityManager,
  productId: string,
  change: { stars: number; reviews: number },
): Promise<void> {
  const { affectedRows } = await em.execute<{ affectedRows: number }>(
    `update products set rating_total = rating_total + ?, num_reviews = num_reviews + ?
     where id = ? and deleted_at is null and not is_draft`,
    [change.stars, change.reviews, productId],
    'run',
  );
  if (affectedRows === 0) throw new DomainError('NOT_FOUND', 'Product not found.');
}
