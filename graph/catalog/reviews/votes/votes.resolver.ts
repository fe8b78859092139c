import { Authorized, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Input } from '../../../core/arguments.ts';
import { batch } from '../../../core/batch.ts';
import type { Context } from '../../../core/context.ts';
import { Product } from '../../products/product.entity.ts';
import type { ProductRow } from '../../products/product-row.ts';
import { findVotes } from './find-votes.ts';
import { voteReview } from './vote-review.ts';
import { VoteReviewInput, VoteReviewPayload } from './votes.types.ts';

@Resolver(() => Product)
export class VotesResolver {
  @Extensions({ listSize: 5 })
  @FieldResolver(() => [ID], {
    description: 'Identifiers of its reviews that the viewer found helpful, the latest 200; none for guests.',
  })
  async viewerVotes(@Root() product: ProductRow, @Ctx() ctx: Context): Promise<string[]> {
    const { viewer } = ctx.actor;
    if (!viewer) return [];
    return batch(ctx, 'viewer votes', product.id, (ids) => findVotes(ctx.em, viewer.id, ids));
  }

  @Authorized()
  @Mutation(() => VoteReviewPayload, {
    description:
      "Says that the viewer found a review helpful, or takes that back, also when the review is not shown any more; one vote an account. Again it changes nothing. Errors: UNAUTHENTICATED; NOT_FOUND for a review that is not shown; CONFLICT for the viewer's own; RATE_LIMITED after 60 votes of a person or 120 of a network within an hour.",
  })
  async voteReview(@Input(VoteReviewInput) input: VoteReviewInput, @Ctx() ctx: Context) {
    return { review: await voteReview(ctx, input) };
  }
}
