import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { batch } from '../core/batch.ts';
import { cacheForGuests } from '../core/cache.ts';
import type { Context } from '../core/context.ts';
import type { ReviewRow } from '../reviews/find-reviews.ts';
import { Review } from '../reviews/review.entity.ts';
import { findVerifiedBuyers } from './find-verified-buyers.ts';

@Resolver(() => Review)
export class VerifiedBuyerResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the author has a paid order with the product.' })
  verifiedBuyer(@Root() review: ReviewRow, @Ctx() ctx: Context): Promise<boolean> {
    // One cache entry for all reviews of the request, not one each.
    return batch(ctx, 'verified buyer', review.id, (ids) =>
      cacheForGuests(ctx, `verified buyers of ${ids}`, () => findVerifiedBuyers(ctx.em, ids)),
    );
  }
}
