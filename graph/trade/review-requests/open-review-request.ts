import type { Context } from '../../core/context.ts';
import { findProductsToReview } from './find-products-to-review.ts';
import { openReviewLink } from './open-review-link.ts';
import type { ProductsToReview } from './review-requests.types.ts';

/** What the owner of a mailed link has bought and not reviewed. It starts no session. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function openReviewRequest(ctx: Context, token: string): Promise<ProductsToReview> {
  const { orderId, emailKey, author } = await openReviewLink(ctx, token);
  return { name: author.name, products: await findProductsToReview(ctx.em, orderId, emailKey) };
}
