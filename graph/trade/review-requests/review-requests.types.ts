import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import type { ReviewRow } from '../../catalog/reviews/find-reviews.ts';
import { Review } from '../../catalog/reviews/review.entity.ts';

@ObjectType({ description: 'A product that a buyer can review.', simpleResolvers: true })
export class ProductToReview {
  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Path or URL of its picture.' })
  image!: string;
}

@ObjectType({ description: 'What a buyer can review by a mailed link.', simpleResolvers: true })
export class ProductsToReview {
  @Field(() => String, { description: 'The name on the order, which the reviews bear.' })
  name!: string;

  @Extensions({ listSize: 5 })
  @Field(() => [ProductToReview], {
    description:
      'Products of the order that the buyer has, has not reviewed, and the shop still sells; empty when there are none.',
  })
  products!: ProductToReview[];
}

@ObjectType({ description: 'An opened request for reviews.', simpleResolvers: true })
export class OpenReviewRequestPayload {
  @Field(() => ProductsToReview, { description: 'What the buyer can review.' })
  request!: ProductsToReview;
}

@ObjectType({ description: 'The review that was written.', simpleResolvers: true })
export class ReviewLinkedProductPayload {
  @Field(() => Review, { description: 'The review.' })
  review!: ReviewRow;
}
