import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { listOf } from '../../core/personal-fields.ts';
import { answerReview } from './answer-review.ts';
import { findStaffReviews } from './find-staff-reviews.ts';
import { AnswerReviewInput, SetReviewStatesInput, StaffReviewsArgs } from './moderation.inputs.ts';
import { AnswerReviewPayload, SetReviewStatesPayload, StaffReviewPage } from './moderation.types.ts';
import { setReviewStates } from './set-review-states.ts';

@Resolver()
export class ModerationResolver {
  @Authorized(Permission.Content)
  @Extensions(listOf('reviews'))
  @Query(() => StaffReviewPage, {
    description:
      'For staff with CONTENT: the reviews of all products, reported ones first, then newest first; those that wait, if they are asked for, oldest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  staffReviews(@Args(() => StaffReviewsArgs) args: StaffReviewsArgs, @Ctx() ctx: Context) {
    return findStaffReviews(ctx, args);
  }

  @Authorized(Permission.Content)
  @Mutation(() => SetReviewStatesPayload, {
    description:
      'For staff with CONTENT: shows or hides reviews, each by itself: one that is refused does not stop the others. Both answer the reports of a review; showing one that is shown keeps it. Ratings and numbers of reviews count those that are shown. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; NOT_FOUND of one.',
  })
  async setReviewStates(@Input(SetReviewStatesInput) input: SetReviewStatesInput, @Ctx() ctx: Context) {
    return { results: await setReviewStates(ctx, input) };
  }

  @Authorized(Permission.Content)
  @Mutation(() => AnswerReviewPayload, {
    description:
      'For staff with CONTENT: answers a review in the name of the shop. The page of the product shows it below the review. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  async answerReview(@Input(AnswerReviewInput) input: AnswerReviewInput, @Ctx() ctx: Context) {
    return { review: await answerReview(ctx, input) };
  }
}
