import { type RawBuilder, sql } from 'kysely';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { literalPattern, readKeyword } from '../../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { prepared } from '../../core/prepared.ts';
import { readTablePage } from '../../core/table-page.ts';
import { findReviewsById, reviewColumns } from './find-reviews.ts';
import type { StaffReviewsArgs } from './moderation.inputs.ts';
import type { ReviewedProduct, StaffReviewPage, StaffReviewRow } from './moderation.types.ts';
import { ReviewState } from './review-state.ts';

const readProducts = prepared<ReviewedProduct, [ids: readonly string[]]>(
  `select id, name, deleted_at is null and not is_draft as "isSold" from products where id = any($1::uuid[])`,
);

/**
 * One page of the reviews of all products, reported ones first, then newest first; of those that wait the oldest comes first. Errors: BAD_USER_INPUT for a
 * bad keyword.
 */
export async function findStaffReviews(ctx: Context, args: StaffReviewsArgs): Promise<StaffReviewPage> {
  const { state = null, rating = null, isReported = null } = args;
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const keyword = readKeyword(args.keyword);
  const { rows, total } = await readTablePage(ctx, reviewColumns, {
    key: cacheKey('total of reviews', keyword, state, rating, isReported),
    table: 'reviews',
    where: sql`${state ? sql`state = ${state}` : sql`true`} and ${rating ? sql`rating = ${rating}` : sql`true`}
      and ${isReported === null ? sql`true` : sql`(open_reports > 0) = ${isReported}`} and ${matching(keyword)}`,
    first: state === ReviewState.WAITING ? undefined : 'open_reports > 0',
    sortBy: 'created_at',
    descending: state !== ReviewState.WAITING,
    size,
    offset: (page - 1) * size,
    isSearch: keyword !== '',
  });
  const reviews = await staffReviews(
    ctx,
    rows.map(({ id }) => id),
  );
  return { reviews, page, pages: countPages(total, size), total };
}

/** One of them. Errors: NOT_FOUND. */
export async function findStaffReview(ctx: Context, id: string): Promise<StaffReviewRow> {
  const [found] = await staffReviews(ctx, [id]);
  if (!found) throw new DomainError('NOT_FOUND', 'Review not found.');
  return found;
}

/** Reviews with their products, in the order of the ids. */
async function staffReviews(ctx: Context, ids: readonly string[]): Promise<StaffReviewRow[]> {
  const reviews = await findReviewsById(ctx, ids);
  const products = await readProducts(ctx.em, [...new Set(reviews.map(({ product }) => product.id))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return reviews.map((review) => ({
    id: review.id,
    review,
    product: byId.get(review.product.id)!,
    openReports: review.openReports,
  }));
}

function matching(text: string): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  const pattern = `%${literalPattern(text)}%`;
  return sql`(name ilike ${pattern} or comment ilike ${pattern})`;
}
