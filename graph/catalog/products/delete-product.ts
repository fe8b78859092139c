import type { Context } from '../../core/context.ts';
import { deleteTogether } from './delete-products.ts';

/** Takes a product out of the shop; orders keep their copy of it. `restoreProducts` brings it back. Errors: NOT_FOUND, BACKORDERED. */
export async function deleteProduct(ctx: Context, id: string): Promise<boolean> {
  await deleteTogether(ctx, [id]);
  return true;
}
