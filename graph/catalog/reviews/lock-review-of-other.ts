import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { lockBuyer } from '../../people/accounts/lock-buyer.ts';
import { lockReview } from './lock-review.ts';
import type { Review } from './review.entity.ts';
import { ReviewState } from './review-state.ts';

/**
 * A shown review that somebody else than its author votes for or reports, locked until the transaction ends. An account is locked before it, as its
 * deletion does. Errors: NOT_FOUND; CONFLICT for the author; UNAUTHENTICATED when the account was deleted.
 */
export async function lockReviewOfOther(
  em: SqlEntityManager,
  id: string,
  person: string | null,
): Promise<Review> {
  if (person && !(await lockBuyer(em, person, { alone: false })))
    throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
  const review = await lockReview(em, id);
  if (review.state !== ReviewState.SHOWN) throw new DomainError('NOT_FOUND', 'Review not found.');
  if (review.user.id === person) throw new DomainError('CONFLICT', 'This review is your own.');
  return review;
}
