import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
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
import { Review } from './review.entity.ts';
import { reviewSettings } from './review-settings.ts';
import { ReviewState } from './review-state.ts';
import { reviewWrites } from './review-writes.ts';
import type { ReviewInput } from './reviews.inputs.ts';

interface Written {
  /** Whose review it is, and the name that it bears. */
  author: { id: string; name: string };
  /** Refuses it, in the transaction that writes it. */
  check?: (em: SqlEntityManager, product: string) => Promise<void>;
}

/** Writes the viewer's review of a product, which waits for approval if the shop wants so. Errors: UNAUTHENTICATED, NOT_FOUND, ALREADY_REVIEWED, RATE_LIMITED. */
export async function reviewProduct(ctx: Context, input: ReviewInput): Promise<ReviewRow> {
  return writeReview(ctx, input, { author: requireViewer(ctx) });
}

/** The same for any author. Errors: NOT_FOUND, ALREADY_REVIEWED, RATE_LIMITED; those of `check`. */
export async function writeReview(
  ctx: Context,
  input: ReviewInput,
  { author, check }: Written,
): Promise<ReviewRow> {
  const product = requireId(input.productId, 'Product');
  await consume(ctx, reviewWrites, author.id);
  const { rating } = input;
  const { reviewsWait } = await findSetting(ctx, reviewSettings);
  const state = reviewsWait ? ReviewState.WAITING : ReviewState.SHOWN;
  await failpoint('review.asked');
  try {
    await inInvalidatingTransaction(ctx, async (em) => {
      await check?.(em, product);
      await countReview(em, product, { after: { rating, state } });
      await failpoint('review.rated');
      em.create(Review, {
        product,
        user: author.id,
        name: author.name,
        rating,
        comment: input.comment.trim(),
        state,
        createdAt: ctx.ports.now(),
      });
      await recordEvent(em, ctx, { type: 'review.written', subject: product, data: { rating } });
    });
  } catch (error) {
    // The unique index decides, since the same person may insert another review between a check and this insert.
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new DomainError('ALREADY_REVIEWED', 'Product already reviewed');
  }
  const [written] = await findReviewsBy(ctx, author.id, [product]);
  return written!;
}
