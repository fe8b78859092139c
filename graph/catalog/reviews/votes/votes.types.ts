import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ReviewRow } from '../find-reviews.ts';
import { Review } from '../review.entity.ts';

/** Votes of a person for reviews of one product that are read. */
export const MOST_VOTES = 200;

@InputType({ description: 'What the viewer says about a review.' })
export class VoteReviewInput {
  @Field(() => ID, { description: 'Identifier of the review.' })
  reviewId!: string;

  @Field(() => Boolean, { description: 'Whether it was helpful; false takes that back.' })
  isHelpful!: boolean;
}

@ObjectType({ description: 'A review that was voted for.', simpleResolvers: true })
export class VoteReviewPayload {
  @Field(() => Review, {
    nullable: true,
    description: 'The review with the new number; null when it is not shown.',
  })
  review!: ReviewRow | null;
}
