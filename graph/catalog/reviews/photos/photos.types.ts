import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ReviewRow } from '../find-reviews.ts';
import { Review } from '../review.entity.ts';

@ObjectType({ description: 'A picture of a review.', simpleResolvers: true })
export class ReviewPicture {
  @Field(() => ID, { description: 'Identifier of the picture.' })
  id!: string;

  @Field(() => String, { description: 'Path of the JPEG file, at most 1200 pixels wide.' })
  path!: string;

  @Field(() => String, { description: 'Path of a JPEG file that is at most 320 pixels wide.' })
  smallPath!: string;
}

@InputType({ description: 'The picture to delete.' })
export class DeleteReviewPhotoInput {
  @Field(() => ID, { description: 'Identifier of the picture.' })
  photoId!: string;
}

@ObjectType({ description: 'A review that lost a picture.', simpleResolvers: true })
export class DeleteReviewPhotoPayload {
  @Field(() => Review, { description: 'The review.' })
  review!: ReviewRow;
}
