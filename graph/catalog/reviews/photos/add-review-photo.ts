import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireBuyer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { failpoint } from '../../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../../core/in-invalidating-transaction.ts';
import { consumeOfNetwork } from '../../../core/network-limits.ts';
import { consume, type RateLimit } from '../../../core/rate-limit.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { requireId } from '../../../core/validation.ts';
import { lockBuyer } from '../../../people/accounts/lock-buyer.ts';
import { findSetting } from '../../../platform/settings/find-setting.ts';
import { encodePhoto } from '../../../platform/uploads/encode-image.ts';
import { findReviewsById, type ReviewRow } from '../find-reviews.ts';
import { lockReview } from '../lock-review.ts';
import { countReview } from '../rating.ts';
import { ReviewReport } from '../reports/review-report.entity.ts';
import { Review } from '../review.entity.ts';
import { reviewSettings } from '../review-settings.ts';
import { stateAfterChange } from '../review-state.ts';
import { ReviewPhoto } from './review-photo.entity.ts';

/** Pictures of one review. */
const MOST = 3;
/** Widths of the large and of the small picture. */
const [LARGE, SMALL] = [1200, 320];
const ofPerson: RateLimit = { name: 'review photos of person', most: 15, minutes: 60, what: 'pictures' };
const ofNetwork: RateLimit = { ...ofPerson, name: 'review photos of network', most: 45 };

/**
 * The review that its author may add a picture to, counted before the picture is read. Only who has bought the product: a new account alone
 * publishes none. Errors: UNAUTHENTICATED; NOT_FOUND for the review of somebody else; CONFLICT without a paid order, or for a fourth one; RATE_LIMITED.
 */
export async function admitReviewPhoto(ctx: Context, reviewId: string): Promise<ReviewRow> {
  const { id: author } = requireBuyer(ctx);
  const id = requireId(reviewId, 'Review');
  const em = ctx.em.fork();
  const [review] = await findReviewsById({ em, ports: ctx.ports }, [id]);
  if (!review || (await em.count(Review, { id, user: author })) === 0)
    throw new DomainError('NOT_FOUND', 'Review not found.');
  if (!review.verifiedBuyer)
    throw new DomainError('CONFLICT', 'Pictures can be added by people who have bought the product.');
  refuseMore(review.photoIds.length);
  await consumeOfNetwork(ctx, ofNetwork);
  await consume(ctx, ofPerson, author);
  return review;
}

/**
 * Encodes a picture anew and adds it to a review that it was admitted to, which waits for approval as after another change. Errors: BAD_USER_INPUT
 * for what is no picture; UNAUTHENTICATED when the author was deleted while the picture was sent; NOT_FOUND; CONFLICT; RATE_LIMITED.
 */
export async function addReviewPhoto(
  ctx: Context,
  { id }: Pick<Review, 'id'>,
  upload: Buffer,
): Promise<void> {
  const author = requireBuyer(ctx);
  const [jpeg, small] = await encodePhoto(upload, LARGE, SMALL);
  const { reviewsWait } = await findSetting(ctx, reviewSettings);
  await failpoint('review.photoEncoded');
  await inInvalidatingTransaction(ctx, async (em) => {
    // Locked before the review, as the deletion of an account does, which deletes pictures once.
    if (!(await lockBuyer(em, author.id, { alone: true })))
      throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
    const review = await lockReview(em, id);
    // It may belong to an account by now that has claimed the order.
    if (review.user.id !== author.id) throw new DomainError('NOT_FOUND', 'Review not found.');
    await failpoint('review.photoLocked');
    refuseMore(await em.count(ReviewPhoto, { review }));
    const { rating } = review;
    const product = review.product.id;
    const state = stateAfterChange(review.state, reviewsWait);
    await countReview(em, product, { after: { rating, state }, before: { rating, state: review.state } });
    em.assign(review, { state });
    em.create(ReviewPhoto, { review, jpeg, small, createdAt: ctx.ports.now() });
    await forgetAnswered(em, review);
    await recordEvent(em, ctx, { type: 'review.written', subject: product, data: { rating } });
  });
}

/** What was reported before was answered about a review without this picture. */
const forgetAnswered = (em: SqlEntityManager, review: Review) =>
  em.nativeDelete(ReviewReport, { review, resolvedAt: { $ne: null } });

function refuseMore(photos: number): void {
  if (photos >= MOST) throw new DomainError('CONFLICT', `A review has at most ${MOST} pictures.`);
}
