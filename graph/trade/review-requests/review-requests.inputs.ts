import { Field, InputType } from 'type-graphql';
import { ReviewInput } from '../../catalog/reviews/reviews.inputs.ts';
import { IsText } from '../../core/validation.ts';

@InputType({ description: 'The mailed link that asks for reviews.' })
export class OpenReviewRequestInput {
  @Field(() => String, { description: 'Token of the link.' })
  @IsText('A token', 100)
  token!: string;
}

@InputType({ description: 'What the buyer with a mailed link says about a product.' })
export class ReviewLinkedProductInput extends ReviewInput {
  @Field(() => String, { description: 'Token of the link.' })
  @IsText('A token', 100)
  token!: string;
}
