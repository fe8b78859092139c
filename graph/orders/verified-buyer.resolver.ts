import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { askTogether } from '../core/ask-together.ts';
import type { Context } from '../core/context.ts';
import { sharedByGuests } from '../core/shared-reads.ts';
import { Review } from '../reviews/review.entity.ts';
import { findVerifiedBuyers } from './find-verified-buyers.ts';

@Resolver(() => Review)
export class VerifiedBuyerResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the author has a paid order with the product.' })
  verifiedBuyer(@Root() review: { id: string }, @Ctx() ctx: Context): Promise<boolean> {
    return askTogether(ctx, 'verified buyer', review.id, (ids) =>
      sharedByGuests(ctx, `verified buyers ${ids.join()}`, () => findVerifiedBuyers(ctx.em, ids)),
    );
  }
}
