import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { Review } from './review.entity.ts';

/** A review, locked until the transaction ends. Its product is locked after it. Errors: NOT_FOUND. */
export async function lockReview(em: SqlEntityManager, id: string): Promise<Review> {
  const review = await em.findOne(Review, requireId(id, 'Review'), { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!review) throw new DomainError('NOT_FOUND', 'Review not found.');
  return review;
}
