import { LockMode } from '@mikro-orm/core';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { findReviewsBy, type ReviewRow } from './find-reviews.ts';
import { countReview } from './rating.ts';
import { ReviewReport } from './reports/review-report.entity.ts';
import { Review } from './review.entity.ts';
import { reviewSettings } from './review-settings.ts';
import { stateAfterChange } from './review-state.ts';
import { reviewWrites } from './review-writes.ts';
import type { ReviewInput } from './reviews.inputs.ts';
import { ReviewVote } from './votes/review-vote.entity.ts';

/**
 * Changes the viewer's own review of a product, which may wait for approval then, see `stateAfterChange`. The shop's answer and the votes go with what they were given to. Errors: UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED.
 */
export async function updateReview(ctx: Context, input: ReviewInput): Promise<ReviewRow> {
  const viewer = requireViewer(ctx);
  const product = requireId(input.productId, 'Product');
  await consume(ctx, reviewWrites, viewer.id);
  const { reviewsWait } = await findSetting(ctx, reviewSettings);
  await inInvalidatingTransaction(ctx, async (em) => {
    // Locked, since two concurrent changes must not start from the same stars.
    const review = await em.findOne(
      Review,
      { product, user: viewer.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!review) throw new DomainError('NOT_FOUND', 'Review not found.');
    await failpoint('review.locked');
    const { rating, comment } = input;
    const state = stateAfterChange(review.state, reviewsWait);
    const before = { rating: review.rating, state: review.state };
    await countReview(em, product, { after: { rating, state }, before });
    const isSame = review.rating === rating && review.comment === comment.trim();
    em.assign(review, {
      rating,
      comment: comment.trim(),
      state,
      // They were given to what the review said before.
      ...(!isSame && { answer: null, answeredAt: null, helpfulCount: 0 }),
    });
    if (!isSame) {
      await em.nativeDelete(ReviewVote, { review });
      // What was reported before was answered about other words.
      await em.nativeDelete(ReviewReport, { review, resolvedAt: { $ne: null } });
    }
    await recordEvent(em, ctx, { type: 'review.written', subject: product, data: { rating } });
  });
  const [changed] = await findReviewsBy(ctx, viewer.id, [product]);
  return changed!;
}
