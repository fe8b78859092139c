import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { Review } from './review.entity.ts';
import { type ReviewSort, reviewOrders } from './review-sort.ts';

interface ReadBeside {
  verifiedBuyer: boolean;
  photoIds: string[];
}

/** A review as it is read, past the entity layer. */
export type ReviewRow = RowOf<Review, 'user'> & ReadBeside;

export const reviewColumns = columnsOf(Review, 'user');

/** A range of the reviews of a product: of all, or of those with so many stars. */
export interface ReviewSlice {
  first: number;
  offset: number;
  sort: ReviewSort;
  rating: number | null;
}

/** A slice of the shown reviews of each product, in the order of `productIds`. */
export async function findReviews(
  ctx: Pick<Context, 'em' | 'ports'>,
  productIds: readonly string[],
  { first, offset, sort, rating }: ReviewSlice,
): Promise<ReviewRow[][]> {
  const order = reviewOrders[sort];
  const wanted = `unnest($1::uuid[]) as wanted(product) cross join lateral (
    select * from reviews as review
    where product_id = wanted.product and state = 'shown' ${rating === null ? '' : 'and rating = $4'}
    order by ${order} limit $2 offset $3
  ) as review order by ${order}`;
  const stars = rating === null ? [] : [rating];
  const rows = await readReviews(ctx, wanted, productIds, first, offset, ...stars);
  const byProduct = Map.groupBy(rows, ({ product }) => product.id);
  return productIds.map((id) => byProduct.get(id) ?? []);
}

/** The review that `userId` wrote of each product, in whatever state, or null, in the order of `productIds`. */
export async function findReviewsBy(
  ctx: Pick<Context, 'em' | 'ports'>,
  userId: string,
  productIds: readonly string[],
): Promise<(ReviewRow | null)[]> {
  const own = 'reviews as review where user_id = $1 and product_id = any($2::uuid[])';
  const rows = await readReviews(ctx, own, userId, productIds);
  const byProduct = new Map(rows.map((row) => [row.product.id, row]));
  return productIds.map((id) => byProduct.get(id) ?? null);
}

/** The reviews with these ids, in whatever state, in the order of `ids`. */
export async function findReviewsById(
  ctx: Pick<Context, 'em' | 'ports'>,
  ids: readonly string[],
): Promise<ReviewRow[]> {
  const rows = await readReviews(ctx, 'reviews as review where id = any($1::uuid[])', ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const PHOTO_IDS = `(select coalesce(jsonb_agg(photo.id order by photo.id), '[]') from review_photos photo where photo.review_id = review.id)`;

/** A prepared read of reviews; `from` says which. */
function readReviews(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  from: string,
  ...values: unknown[]
): Promise<ReviewRow[]> {
  const read = reviewColumns.read<unknown[], ReadBeside>(
    `, ${ports.verifiedBuyer} as "verifiedBuyer", ${PHOTO_IDS} as "photoIds" from ${from}`,
  );
  return read(em, ...values);
}
