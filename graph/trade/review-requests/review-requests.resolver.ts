import { Ctx, Mutation, Resolver } from 'type-graphql';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { openReviewRequest } from './open-review-request.ts';
import { reviewLinkedProduct } from './review-linked-product.ts';
import { OpenReviewRequestInput, ReviewLinkedProductInput } from './review-requests.inputs.ts';
import { OpenReviewRequestPayload, ReviewLinkedProductPayload } from './review-requests.types.ts';

@Resolver()
export class ReviewRequestsResolver {
  @Mutation(() => OpenReviewRequestPayload, {
    description:
      'What a buyer can review by the mailed link of a delivered order. It changes nothing and starts no session, and the link stays valid for 90 days. Errors: TOKEN_INVALID, RATE_LIMITED.',
  })
  async openReviewRequest(
    @Input(OpenReviewRequestInput) { token }: OpenReviewRequestInput,
    @Ctx() ctx: Context,
  ) {
    return { request: await openReviewRequest(ctx, token) };
  }

  @Mutation(() => ReviewLinkedProductPayload, {
    description:
      'Reviews a product of the order of a mailed link, under the name on the order; once per person, whose address the orders have. It starts no session. Where reviews wait for approval its `state` is WAITING. Errors: TOKEN_INVALID; BAD_USER_INPUT; NOT_FOUND for what is not of the order, or came back; ALREADY_REVIEWED; RATE_LIMITED after 20 reviews within an hour.',
  })
  async reviewLinkedProduct(
    @Input(ReviewLinkedProductInput) input: ReviewLinkedProductInput,
    @Ctx() ctx: Context,
  ) {
    return { review: await reviewLinkedProduct(ctx, input) };
  }
}
