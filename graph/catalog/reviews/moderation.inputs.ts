import { ArrayMaxSize, ArrayMinSize, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { EachOnce, noneAtAll } from '../../core/bulk.ts';
import { PageArgs } from '../../core/pagination.ts';
import { IsOptionalText } from '../../core/validation.ts';
import { ReviewState } from './review-state.ts';

/** Most reviews that are shown or hidden by one call. */
export const MAX_REVIEWS = 100;

/** Characters of an answer. */
const LONGEST_ANSWER = 2_000;

const star = { message: 'Stars are 1 to 5.' };

@ArgsType()
export class StaffReviewsArgs extends PageArgs {
  @Field(() => String, {
    defaultValue: '',
    description:
      'What to look for in name and comment, at most 100 characters. All characters are taken literally.',
  })
  keyword!: string;

  @Field(() => ReviewState, { nullable: true, description: 'Only reviews of this state.' })
  state?: ReviewState | null;

  @Field(() => Int, { nullable: true, description: 'Only reviews with so many stars, 1 to 5.' })
  @Min(1, star)
  @Max(5, star)
  rating?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only reviews with reports that staff have not answered, or only others.',
  })
  isReported?: boolean | null;
}

@InputType({ description: 'Reviews that are shown or hidden.' })
export class SetReviewStatesInput {
  @Field(() => [ID], { description: `Identifiers of the reviews, 1 to ${MAX_REVIEWS}, each once.` })
  @ArrayMinSize(1, noneAtAll)
  @ArrayMaxSize(MAX_REVIEWS, { message: `At most ${MAX_REVIEWS} at once. Send the others afterwards.` })
  @EachOnce()
  ids!: string[];

  @Field(() => ReviewState, { description: 'What they are from now on.' })
  state!: ReviewState;
}

@InputType({ description: 'The answer of the shop to a review.' })
export class AnswerReviewInput {
  @Field(() => ID, { description: 'Identifier of the review.' })
  id!: string;

  @Field(() => String, {
    description: `The answer as plain text, which everybody who sees the review sees: ${LONGEST_ANSWER} characters at most. Empty: there is none.`,
  })
  @IsOptionalText('An answer', LONGEST_ANSWER)
  answer!: string;
}
