import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../core/errors.ts';

const STARS = [1, 2, 3, 4, 5];

/**
 * Counts a review of a product among those that give `stars`, 1 to 5; a changed one no longer among those that give as
 * many as it gave `before`. Call it in the transaction that writes the review. It is one statement, which reads and
 * writes under the row's lock: of two reviews at the same time none is lost.
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
