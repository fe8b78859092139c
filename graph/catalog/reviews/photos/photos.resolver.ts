import { Authorized, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Input } from '../../../core/arguments.ts';
import type { Context } from '../../../core/context.ts';
import type { ReviewRow } from '../find-reviews.ts';
import { Review } from '../review.entity.ts';
import { deleteReviewPhoto } from './delete-review-photo.ts';
import { REVIEW_PHOTOS_PATH } from './find-review-photo.ts';
import { DeleteReviewPhotoInput, DeleteReviewPhotoPayload, ReviewPicture } from './photos.types.ts';

@Resolver(() => Review)
export class PhotosResolver {
  @Extensions({ listSize: 1 })
  @FieldResolver(() => [ReviewPicture], {
    description:
      'Its pictures, three at most. Its author adds one by a POST of the picture to `/review-photos/<id>`, with a mailed link by its token in the header `review-token`; the author has to have a paid order with the product.',
  })
  photos(@Root() { photoIds }: ReviewRow): ReviewPicture[] {
    const path = (name: string) => `${REVIEW_PHOTOS_PATH}/${name}.jpg`;
    return photoIds.map((id) => ({ id, path: path(id), smallPath: path(`${id}-small`) }));
  }

  @Authorized()
  @Mutation(() => DeleteReviewPhotoPayload, {
    description:
      "Deletes a picture of the viewer's own review, or for staff with CONTENT of any. Errors: UNAUTHENTICATED, NOT_FOUND.",
  })
  async deleteReviewPhoto(
    @Input(DeleteReviewPhotoInput) { photoId }: DeleteReviewPhotoInput,
    @Ctx() ctx: Context,
  ) {
    return { review: await deleteReviewPhoto(ctx, photoId) };
  }
}
