import { type BulkResult, changeEach } from '../core/bulk.ts';
import type { Context } from '../core/context.ts';
import { deleteProduct } from './delete-product.ts';

/** Takes many products out of the shop, each in a transaction of its own. */
export function deleteProducts(ctx: Context, ids: readonly string[]): Promise<BulkResult[]> {
  return changeEach(
    ids.map((id) => ({ id })),
    ({ id }) => deleteProduct(ctx, id),
  );
}
