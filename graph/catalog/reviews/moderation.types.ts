import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { Outcome } from '../../core/bulk.ts';
import { ofPage } from '../../core/list-size.ts';
import { Page } from '../../core/pagination.ts';
import type { ReviewRow } from './find-reviews.ts';
import { MAX_REVIEWS } from './moderation.inputs.ts';
import { Review } from './review.entity.ts';

@ObjectType({ description: 'A product that was reviewed.', simpleResolvers: true })
export class ReviewedProduct {
  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it has a page: it is neither a draft nor deleted.' })
  isSold!: boolean;
}

@ObjectType({ description: 'A review as staff see it.', simpleResolvers: true })
export class StaffReview {
  @Field(() => ID, { description: 'Identifier of the review.' })
  id!: string;

  @Field(() => Review, { description: 'The review.' })
  review!: ReviewRow;

  @Field(() => ReviewedProduct, { description: 'What it is about.' })
  product!: ReviewedProduct;

  @Field(() => Int, { description: 'How many reports of it staff have not answered, 50 at most.' })
  openReports!: number;
}

/** A review as it is read for staff. */
export type StaffReviewRow = StaffReview;

@ObjectType({ description: 'One page of the reviews of the shop.', simpleResolvers: true })
export class StaffReviewPage extends Page {
  @Extensions({ listSize: ofPage })
  @Field(() => [StaffReview], { description: 'The reviews of this page.' })
  reviews!: StaffReviewRow[];
}

@ObjectType({
  description: 'What became of one of many reviews that were to be shown or hidden.',
  simpleResolvers: true,
})
export class ReviewResult extends Outcome {}

@ObjectType({ description: 'What became of reviews that were to be shown or hidden.', simpleResolvers: true })
export class SetReviewStatesPayload {
  @Extensions({ listSize: MAX_REVIEWS })
  @Field(() => [ReviewResult], { description: 'Each of them, in the order in which they were named.' })
  results!: ReviewResult[];
}

@ObjectType({ description: 'The review that was answered.', simpleResolvers: true })
export class AnswerReviewPayload {
  @Field(() => StaffReview, { description: 'The review with the answer.' })
  review!: StaffReviewRow;
}
