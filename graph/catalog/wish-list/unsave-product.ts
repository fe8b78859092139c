import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { consume } from '../../core/rate-limit.ts';
import { requireId } from '../../core/validation.ts';
import { changes } from './save-product.ts';
import { SavedProduct } from './saved-product.entity.ts';

/** Takes a product off the viewer's wish list, if it is there. Returns its id. Errors: UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND for a malformed id. */
export async function unsaveProduct(ctx: Context, productId: string): Promise<string> {
  const { id: user } = requireViewer(ctx);
  const product = requireId(productId, 'Product');
  await consume(ctx, changes, user);
  await ctx.em.fork().nativeDelete(SavedProduct, { user, product });
  return product;
}
