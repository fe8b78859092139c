import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { IsText } from '../../core/validation.ts';
import { ReviewSort } from './review-sort.ts';

const star = { message: 'Stars are 1 to 5.' };

@ArgsType()
export class ReviewPageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page number; below 1 means 1.' })
  page!: number;

  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'Their order.' })
  sort!: ReviewSort;

  @Field(() => Int, { nullable: true, description: 'Only reviews with so many stars, 1 to 5.' })
  @Min(1, star)
  @Max(5, star)
  rating?: number | null;
}

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
