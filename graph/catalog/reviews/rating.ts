import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';

const STARS = [1, 2, 3, 4, 5];

/**
 * Adds a review to the histogram of its product at `stars`, 1 to 5; for a changed review removes it at `before`. Call it in
 * the transaction that writes the review. One statement reads and writes under the lock of the row, so that of two
 * concurrent reviews none is lost.
 *
 * Errors: NOT_FOUND when the product is not sold.
 */
export async function countReview(
  em: SqlEntityManager,
  productId: string,
  { stars, before }: { stars: number; before?: number },
): Promise<void> {
  const { affectedRows } = await em.execute<{ affectedRows: number }>(
    `update products set stars = array[${STARS.map((n) => `stars[${n}] + ?`)}]
     where id = ? and deleted_at is null and not is_draft`,
    [...STARS.map((n) => Number(n === stars) - Number(n === before)), productId],
    'run',
  );
  if (affectedRows === 0) throw new DomainError('NOT_FOUND', 'Product not found.');
}
