import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { ReviewState } from './review-state.ts';

const STARS = [1, 2, 3, 4, 5];

/** What a product counts of a review: only one that is shown. */
type Counted = Readonly<{ rating: number; state: ReviewState }>;

const starsOf = (review?: Counted) => (review?.state === ReviewState.SHOWN ? review.rating : null);

/**
 * Counts a review in the histogram of its product as it is `after`, and no longer as it was `before`. Call it in the transaction
 * that writes the review. One statement reads and writes under the lock of the row, so that of two concurrent reviews none is
 * lost. Returns whether it has found the product, which must be `isSold` if that is asked for.
 */
async function moveStars(
  em: SqlEntityManager,
  productId: string,
  { after, before }: { after: Counted; before?: Counted },
  { isSold }: { isSold: boolean },
): Promise<boolean> {
  const [added, removed] = [starsOf(after), starsOf(before)];
  const { affectedRows } = await em.execute<{ affectedRows: number }>(
    `update products set stars = array[${STARS.map((n) => `stars[${n}] + ?`)}]
     where id = ? ${isSold ? 'and deleted_at is null and not is_draft' : ''}`,
    [...STARS.map((n) => Number(n === added) - Number(n === removed)), productId],
    'run',
  );
  return affectedRows > 0;
}

/** Counts a review that a shopper writes, or changes. See `moveStars`. Errors: NOT_FOUND when the product is not sold. */
export async function countReview(
  em: SqlEntityManager,
  productId: string,
  review: { after: Counted; before?: Counted },
): Promise<void> {
  if (!(await moveStars(em, productId, review, { isSold: true })))
    throw new DomainError('NOT_FOUND', 'Product not found.');
}

/** Counts a review that staff show or hide, also of a product that is not sold any more. See `moveStars`. */
export async function countModerated(
  em: SqlEntityManager,
  productId: string,
  review: { after: Counted; before: Counted },
): Promise<void> {
  await moveStars(em, productId, review, { isSold: false });
}
