import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { findStaffReview } from './find-staff-reviews.ts';
import { lockReview } from './lock-review.ts';
import type { AnswerReviewInput } from './moderation.inputs.ts';
import type { StaffReviewRow } from './moderation.types.ts';

/** For staff: sets the public answer of the shop to a review; an empty one removes it. Errors: NOT_FOUND. */
export async function answerReview(ctx: Context, input: AnswerReviewInput): Promise<StaffReviewRow> {
  const answer = input.answer.trim() || null;
  const id = await inInvalidatingTransaction(ctx, async (em) => {
    const review = await lockReview(em, input.id);
    if (review.answer === answer) return review.id;
    em.assign(review, { answer, answeredAt: answer && ctx.ports.now() });
    await recordEvent(em, ctx, {
      type: 'review.answered',
      subject: review.product.id,
      data: { review: review.id, isAnswered: answer !== null },
    });
    return review.id;
  });
  return findStaffReview(ctx, id);
}
