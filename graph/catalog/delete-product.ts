import type { Context } from '../core/context.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { recordEvent } from '../core/record-event.ts';
import { requireId } from '../core/validation.ts';
import { lockVariantsOf } from './lock-variants.ts';

/** Takes a product out of the shop; orders keep their copy of it. `restoreProducts` brings it back. Errors: NOT_FOUND. */
export async function deleteProduct(ctx: Context, id: string): Promise<boolean> {
  const deletedAt = ctx.ports.now();
  await inInvalidatingTransaction(ctx, async (em) => {
    const { product, variants } = await lockVariantsOf(em, requireId(id, 'Product'));
    // Its variants as well, so that their SKUs are free.
    for (const sold of [product, ...variants]) sold.deletedAt = deletedAt;
    await recordEvent(em, ctx, { type: 'product.deleted', subject: product.id });
  });
  return true;
}
