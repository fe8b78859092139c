import { Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsText } from '../../core/validation.ts';

@InputType({ description: 'What the viewer says about a product.' })
export class ReviewInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;

  @Field(() => Int, { description: 'Stars, 1 (poor) to 5 (excellent).' })
  @Min(1, { message: 'Give 1 to 5 stars.' })
  @Max(5, { message: 'Give 1 to 5 stars.' })
  rating!: number;

  @Field(() => String, { description: 'The review as plain text: 1 to 5000 characters.' })
  @IsText('A comment', 5000)
  comment!: string;
}
