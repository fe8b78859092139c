import DataLoader from 'dataloader';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Product } from '../catalog/product.entity.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { type ReviewRow, reviewsOfProducts } from './product-reviews.ts';
import { Review } from './review.entity.ts';

type Loader = DataLoader<string, ReviewRow[]>;

/** One loader per request and `first`, so that a list of products costs one query for its reviews. */
const loaders = new WeakMap<Context, Map<number, Loader>>();

@Resolver(() => Product)
export class ReviewsResolver {
  @FieldResolver(() => [Review], { description: 'Its reviews, newest first.' })
  reviews(
    @Root() product: { id: string },
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most, 1 to 100.' }) first: number,
    @Ctx() ctx: Context,
  ): Promise<ReviewRow[]> {
    return loaderFor(ctx, first).load(product.id);
  }
}

function loaderFor(ctx: Context, first: number): Loader {
  if (first < 1 || first > 100) throw new DomainError('BAD_USER_INPUT', 'Ask for 1 to 100 reviews.');
  const ofRequest = loaders.get(ctx) ?? new Map<number, Loader>();
  loaders.set(ctx, ofRequest);
  const loader = ofRequest.get(first) ?? new DataLoader((ids) => reviewsOfProducts(ctx.em, ids, first));
  ofRequest.set(first, loader);
  return loader;
}
