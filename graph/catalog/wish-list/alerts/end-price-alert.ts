import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { requireId } from '../../../core/validation.ts';
import { noAlert, SavedProduct } from '../saved-product.entity.ts';

/** Ends the viewer's price alert for a product, if there is one. Returns its id. Errors: UNAUTHENTICATED; NOT_FOUND for a malformed id. */
export async function endPriceAlert(ctx: Context, productId: string): Promise<string> {
  const { id: user } = requireViewer(ctx);
  const product = requireId(productId, 'Product');
  await ctx.em.fork().nativeUpdate(SavedProduct, { user, product }, noAlert);
  return product;
}
