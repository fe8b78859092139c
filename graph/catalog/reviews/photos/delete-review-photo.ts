import { Permission, requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inInvalidatingTransaction } from '../../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { requireId } from '../../../core/validation.ts';
import { findReviewsById, type ReviewRow } from '../find-reviews.ts';
import { lockReview } from '../lock-review.ts';
import { ReviewPhoto } from './review-photo.entity.ts';

/** Deletes a picture of the viewer's own review, or for staff with CONTENT of any. Errors: UNAUTHENTICATED, NOT_FOUND. */
export async function deleteReviewPhoto(ctx: Context, photoId: string): Promise<ReviewRow> {
  const viewer = requireViewer(ctx);
  const photo = requireId(photoId, 'Picture');
  const id = await inInvalidatingTransaction(ctx, async (em) => {
    const [found] = await em.execute<{ review: string }[]>(
      'select review_id as review from review_photos where id = ?',
      [photo],
    );
    const review = found && (await lockReview(em, found.review));
    if (!review || !(review.user.id === viewer.id || ctx.actor.can(Permission.Content)))
      throw new DomainError('NOT_FOUND', 'Picture not found.');
    await em.nativeDelete(ReviewPhoto, { id: photo });
    await recordEvent(em, ctx, {
      type: 'review.photo_deleted',
      subject: review.product.id,
      data: { review: review.id },
    });
    return review.id;
  });
  const [row] = await findReviewsById(ctx, [id]);
  return row!;
}
