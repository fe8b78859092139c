import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { failpoint } from '../../../core/failpoint.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../../core/network-limits.ts';
import { consume, type RateLimit } from '../../../core/rate-limit.ts';
import { requireId } from '../../../core/validation.ts';
import { findReviewsById, type ReviewRow } from '../find-reviews.ts';
import { lockReview } from '../lock-review.ts';
import { lockReviewOfOther } from '../lock-review-of-other.ts';
import { ReviewState } from '../review-state.ts';
import { addVote, removeVote } from './count-votes.ts';
import { ReviewVote } from './review-vote.entity.ts';
import type { VoteReviewInput } from './votes.types.ts';

const ofPerson: RateLimit = { name: 'review votes of person', most: 60, minutes: 60, what: 'votes' };
/** Accounts cost an address little. */
const ofNetwork: RateLimit = { ...ofPerson, name: 'review votes of network', most: 120 };

/**
 * Says that the viewer found a review helpful, or no longer; again it changes nothing. Caches of guests show the number within seconds.
 * A vote is taken back also from a review that is not shown any more, which is not returned. Errors: UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND for
 * another one that is not shown; CONFLICT for one's own.
 */
export async function voteReview(
  ctx: Context,
  { reviewId, isHelpful }: VoteReviewInput,
): Promise<ReviewRow | null> {
  const { id: voter } = requireViewer(ctx);
  await consumeOfNetwork(ctx, ofNetwork);
  await consume(ctx, ofPerson, voter);
  const id = await inTransaction(ctx.em.fork(), async (em) => {
    const isTakenBack =
      !isHelpful && (await em.count(ReviewVote, { review: requireId(reviewId, 'Review'), user: voter })) > 0;
    const review = await (isTakenBack ? lockReview(em, reviewId) : lockReviewOfOther(em, reviewId, voter));
    await failpoint('review.voted');
    await (isHelpful ? addVote(em, review.id, voter, ctx.ports.now()) : removeVote(em, review.id, voter));
    return review.id;
  });
  const [row] = await findReviewsById(ctx, [id]);
  return row?.state === ReviewState.SHOWN ? row : null;
}
