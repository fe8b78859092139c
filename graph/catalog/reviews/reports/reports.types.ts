import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsOptionalText } from '../../../core/validation.ts';
import { ReportReason } from './report-reason.ts';

/** Reports of a review that staff read at once. */
export const MOST_READ = 10;
/** Characters of a report. */
const LONGEST = 500;

@InputType({ description: 'What is wrong with a review.' })
export class ReportReviewInput {
  @Field(() => ID, { description: 'Identifier of the review.' })
  reviewId!: string;

  @Field(() => ReportReason, { description: 'Why it is reported.' })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `More about it as plain text, ${LONGEST} characters at most, for staff alone.`,
  })
  @IsOptionalText('An explanation', LONGEST)
  text?: string | null;
}

@ObjectType({ description: 'A reported review.', simpleResolvers: true })
export class ReportReviewPayload {
  @Field(() => ID, { description: 'Identifier of the review.' })
  reviewId!: string;
}
