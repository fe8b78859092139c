import { validate as isUuid } from 'uuid';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume } from '../../core/rate-limit.ts';
import { addToList } from './add-to-list.ts';
import { findSavedIds } from './find-saved-ids.ts';
import { changes } from './save-product.ts';
import type { MergeSavedProductsPayload } from './wish-list.types.ts';

/**
 * Adds what a browser saved without an account to the viewer's wish list, as far as there is room; what is not sold is left out. Sent again
 * it changes nothing. Errors: UNAUTHENTICATED, RATE_LIMITED.
 */
export async function mergeSavedProducts(
  ctx: Context,
  productIds: readonly string[],
): Promise<MergeSavedProductsPayload> {
  const { id: user } = requireViewer(ctx);
  await consume(ctx, changes, user);
  const ids = productIds.filter(isUuid);
  const now = ctx.ports.now();
  return inTransaction(ctx.em.fork(), async (em) => {
    const { leftOut } = await addToList(em, user, ids, now);
    return { productIds: await findSavedIds(em, user), leftOut };
  });
}
