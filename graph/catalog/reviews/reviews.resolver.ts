import {
  Arg,
  Authorized,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { Input } from '../../core/arguments.ts';
import { batch } from '../../core/batch.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { ofArgument } from '../../core/list-size.ts';
import { clampPage, countPages, Page } from '../../core/pagination.ts';
import { fieldError } from '../../core/validation.ts';
import { Product } from '../products/product.entity.ts';
import type { ProductRow } from '../products/product-row.ts';
import { findReviews, findReviewsBy, type ReviewRow, type ReviewSlice } from './find-reviews.ts';
import { Review } from './review.entity.ts';
import { reviewProduct } from './review-product.ts';
import { ReviewSort } from './review-sort.ts';
import { ReviewInput } from './reviews.inputs.ts';
import { updateReview } from './update-review.ts';

const PAGE_SIZE = 20;

@ObjectType({ description: "One page of a product's reviews.", simpleResolvers: true })
export class ReviewPage extends Page {
  @Extensions({ listSize: 20 })
  @Field(() => [Review], {
    description: `The reviews of this page, ${PAGE_SIZE} at most; empty beyond the last page.`,
  })
  reviews!: ReviewRow[];
}

@Resolver(() => Product)
export class ReviewsResolver {
  @Extensions({ listSize: ofArgument('first') })
  @FieldResolver(() => [Review], {
    description: 'Its reviews that are shown, newest first. Errors: BAD_USER_INPUT.',
  })
  reviews(
    @Root() product: ProductRow,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most, 1 to 100.' }) first: number,
    @Ctx() ctx: Context,
  ): Promise<ReviewRow[]> {
    if (first < 1 || first > 100) throw new DomainError('BAD_USER_INPUT', 'Ask for 1 to 100 reviews.');
    return slice(ctx, product.id, { first, offset: 0, sort: ReviewSort.NEWEST, rating: null });
  }

  @FieldResolver(() => ReviewPage, {
    description:
      'Its reviews that are shown, by pages: all, or those with so many stars. Errors: BAD_USER_INPUT.',
  })
  async reviewPage(
    @Root() product: ProductRow,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number; below 1 means 1.' }) given: number,
    @Arg('sort', () => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'Their order.' })
    sort: ReviewSort,
    @Arg('rating', () => Int, { nullable: true, description: 'Only reviews with so many stars, 1 to 5.' })
    stars: number | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<ReviewPage> {
    const rating = stars ?? null;
    if (rating !== null && (rating < 1 || rating > 5)) throw fieldError('rating', 'Stars are 1 to 5.');
    const page = clampPage(given);
    const total = rating === null ? product.numReviews : product.ratingHistogram[rating - 1]!;
    const offset = (page - 1) * PAGE_SIZE;
    const reviews = await slice(ctx, product.id, { first: PAGE_SIZE, offset, sort, rating });
    return { reviews, page, pages: countPages(total, PAGE_SIZE), total };
  }

  @FieldResolver(() => Review, {
    nullable: true,
    description: "The viewer's own review of it, in whatever state; null when there is none, and for guests.",
  })
  async viewerReview(@Root() product: ProductRow, @Ctx() ctx: Context): Promise<ReviewRow | null> {
    const { viewer } = ctx.actor;
    if (!viewer) return null;
    return batch(ctx, 'viewer review', product.id, (ids) => findReviewsBy(ctx, viewer.id, ids));
  }

  @Authorized()
  @Mutation(() => Review, {
    description:
      'Reviews a product; once per person. Where reviews wait for approval its `state` is WAITING. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, ALREADY_REVIEWED, RATE_LIMITED after 20 reviews or changes of reviews within an hour.',
  })
  reviewProduct(@Input(ReviewInput) input: ReviewInput, @Ctx() ctx: Context) {
    return reviewProduct(ctx, input);
  }

  @Authorized()
  @Mutation(() => Review, {
    description:
      "Changes the viewer's own review of a product. One that is not SHOWN is WAITING from then on, as is each where reviews wait for approval. The answer of the shop is removed when the text or the stars change. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED after 20 reviews or changes of reviews within an hour.",
  })
  updateReview(@Input(ReviewInput) input: ReviewInput, @Ctx() ctx: Context) {
    return updateReview(ctx, input);
  }
}

function slice(ctx: Context, productId: string, slice: ReviewSlice): Promise<ReviewRow[]> {
  const { first, offset, sort, rating } = slice;
  const key = cacheKey('reviews of product', productId, first, offset, sort, rating);
  return cacheForGuests(ctx, key, () =>
    batch(ctx, `reviews ${JSON.stringify(slice)}`, productId, (ids) => findReviews(ctx, ids, slice)),
  );
}
