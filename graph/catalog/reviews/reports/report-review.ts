import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../../core/network-limits.ts';
import { consume, type RateLimit } from '../../../core/rate-limit.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { lockReviewOfOther } from '../lock-review-of-other.ts';
import type { Review } from '../review.entity.ts';
import type { ReportReviewInput } from './reports.types.ts';
import { ReviewReport } from './review-report.entity.ts';

/** Open reports of one review that are stored: staff know enough by then. */
const MOST_OPEN = 50;
const ofPerson: RateLimit = { name: 'review reports of person', most: 10, minutes: 60, what: 'reports' };
const ofNetwork: RateLimit = { ...ofPerson, name: 'review reports of network', most: 20 };
/** Guests are known by their network alone. The name is continued by the id of a review. */
const ofGuests: RateLimit = { name: 'guest reports of review', most: 1, minutes: 24 * 60, what: 'reports' };

/**
 * Reports a review to staff, once by an account, and once a day by the guests of a network: however many do, staff alone hide it. Returns its id.
 * Errors: RATE_LIMITED; NOT_FOUND for one that is not shown; CONFLICT for one's own.
 */
export async function reportReview(
  ctx: Context,
  { reviewId, reason, text }: ReportReviewInput,
): Promise<string> {
  const reporter = ctx.actor.viewer?.id ?? null;
  await consumeOfNetwork(ctx, ofNetwork);
  if (reporter) await consume(ctx, ofPerson, reporter);
  return inTransaction(ctx.em.fork(), async (em) => {
    const review = await lockReviewOfOther(em, reviewId, reporter);
    if (review.openReports >= MOST_OPEN) return review.id;
    const isKnown = reporter
      ? (await em.count(ReviewReport, { review, user: reporter })) > 0
      : await isOfKnownNetwork(ctx, em, review);
    if (isKnown) return review.id;
    em.assign(review, { openReports: review.openReports + 1 });
    em.create(ReviewReport, {
      review,
      user: reporter,
      reason,
      text: text?.trim() || null,
      createdAt: ctx.ports.now(),
    });
    await em.flush();
    await recordEvent(em, ctx, {
      type: 'review.reported',
      subject: review.product.id,
      data: { review: review.id, reason },
    });
    return review.id;
  });
}

/** Whether a guest of the network has reported the locked review within a day; if not, one has now. It is counted in the transaction that stores the report. */
async function isOfKnownNetwork(ctx: Context, em: SqlEntityManager, { id }: Review): Promise<boolean> {
  try {
    await consumeOfNetwork({ ...ctx, em }, { ...ofGuests, name: `${ofGuests.name} ${id}` });
    return false;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return true;
    throw error;
  }
}
