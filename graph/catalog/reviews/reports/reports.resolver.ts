import { Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Input } from '../../../core/arguments.ts';
import { batch } from '../../../core/batch.ts';
import type { Context } from '../../../core/context.ts';
import { StaffReview, type StaffReviewRow } from '../moderation.types.ts';
import { findReports, type ReportRow } from './find-reports.ts';
import { reportReview } from './report-review.ts';
import { ReportReviewInput, ReportReviewPayload } from './reports.types.ts';
import { ReviewReport } from './review-report.entity.ts';

@Resolver(() => StaffReview)
export class ReportsResolver {
  @Extensions({ listSize: 2 })
  @FieldResolver(() => [ReviewReport], {
    description:
      'Reports of it that staff have not answered, 10 at most: those of accounts first, then the oldest.',
  })
  async reports(@Root() { review }: StaffReviewRow, @Ctx() ctx: Context): Promise<ReportRow[]> {
    if (review.openReports === 0) return [];
    return batch(ctx, 'review reports', review.id, (ids) => findReports(ctx.em, ids));
  }

  @Mutation(() => ReportReviewPayload, {
    description:
      "Reports a review to staff, who hide or keep it; an account reports one once, and the guests of a network once a day; again it changes nothing. Errors: BAD_USER_INPUT; NOT_FOUND for a review that is not shown; CONFLICT for the viewer's own; RATE_LIMITED after 10 reports of a person or 20 of a network within an hour.",
  })
  async reportReview(@Input(ReportReviewInput) input: ReportReviewInput, @Ctx() ctx: Context) {
    return { reviewId: await reportReview(ctx, input) };
  }
}
