import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../../core/actor.ts';
import { type BulkResult, changeOneByOne } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { lockReview } from './lock-review.ts';
import { countModerated } from './rating.ts';
import { resolveReports } from './reports/resolve-reports.ts';
import type { Review } from './review.entity.ts';
import { ReviewState } from './review-state.ts';

/** For staff: shows or hides a review, which answers its reports, and counts it accordingly. A second call changes nothing. Errors: NOT_FOUND. */
async function setReviewState(ctx: Context, id: string, state: ReviewState): Promise<void> {
  await inInvalidatingTransaction(ctx, async (em) => {
    // Locked, since its author may change its stars at the same time, and colleagues its state.
    const review = await lockReview(em, id);
    const reports = state === ReviewState.WAITING ? 0 : review.openReports;
    if (reports > 0) await resolveReports(em, review, ctx.ports.now());
    if (review.state === state) {
      if (reports > 0) await recordKept(em, ctx, review, reports);
      return;
    }
    await failpoint('review.moderated');
    const { rating, product } = review;
    const before = { rating, state: review.state };
    await countModerated(em, product.id, { after: { rating, state }, before });
    em.assign(review, { state });
    await recordEvent(em, ctx, {
      type: 'review.moderated',
      subject: product.id,
      data: { review: review.id, old: before.state, new: state },
    });
  });
}

const recordKept = (em: SqlEntityManager, ctx: Context, review: Review, reports: number) =>
  recordEvent(em, ctx, {
    type: 'review.kept',
    subject: review.product.id,
    data: { review: review.id, reports },
  });

/** For staff: the same of many, each by itself: one that is refused does not stop the others. */
export function setReviewStates(
  ctx: Context,
  { ids, state }: { ids: readonly string[]; state: ReviewState },
): Promise<BulkResult[]> {
  return changeOneByOne({ ctx, needs: Permission.Content }, ids, (id) => setReviewState(ctx, id, state));
}
