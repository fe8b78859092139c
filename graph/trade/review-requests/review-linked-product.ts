import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ReviewRow } from '../../catalog/reviews/find-reviews.ts';
import { writeReview } from '../../catalog/reviews/review-product.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { findProductsToReview, isReviewed } from './find-products-to-review.ts';
import { type OpenedReviewLink, openReviewLink } from './open-review-link.ts';
import type { ReviewLinkedProductInput } from './review-requests.inputs.ts';

/**
 * Writes the review of a product for the buyer with a mailed link, under the name on the order. Errors: TOKEN_INVALID, RATE_LIMITED;
 * ALREADY_REVIEWED, also by another order with the address; NOT_FOUND for what is not of the order, or came back.
 */
export async function reviewLinkedProduct(
  ctx: Context,
  { token, ...input }: ReviewLinkedProductInput,
): Promise<ReviewRow> {
  const linked = await openReviewLink(ctx, token);
  return writeReview(linked.ctx, input, {
    author: linked.author,
    check: (em, product) => refuse(em, linked, product),
  });
}

/** Links of several orders of an address wait for each other here, so that of two reviews the second one finds the first. */
async function refuse(
  em: SqlEntityManager,
  { orderId, emailKey, author }: OpenedReviewLink,
  product: string,
) {
  await em.execute(
    'select id from users where id = ? or guest_email_key = ? or email_key = ? order by id for no key update',
    [author.id, emailKey, emailKey],
  );
  const products = await findProductsToReview(em, orderId, emailKey);
  if (products.some(({ id }) => id === product)) return;
  throw (await isReviewed(em, orderId, emailKey, product))
    ? new DomainError('ALREADY_REVIEWED', 'Product already reviewed')
    : new DomainError('NOT_FOUND', 'Product not found.');
}
