import { type BulkResult, changeMany } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvents } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { lockVariantsOf } from './lock-variants.ts';

/** Takes many products out of the shop. */
export function deleteProducts(ctx: Context, ids: readonly string[]): Promise<BulkResult[]> {
  return changeMany(
    ids.map((id) => ({ id })),
    (rows) =>
      deleteTogether(
        ctx,
        rows.map(({ id }) => id),
      ),
  );
}

/** Takes products out of the shop; orders keep their copy of them. Errors: NOT_FOUND: then none of them is deleted. */
export async function deleteTogether(ctx: Context, ids: readonly string[]): Promise<void> {
  const deletedAt = ctx.ports.now();
  await inInvalidatingTransaction(ctx, async (em) => {
    const locked = await lockVariantsOf(
      em,
      ids.map((id) => requireId(id, 'Product')),
    );
    // Their variants as well, so that their SKUs are free.
    for (const { product, variants } of locked)
      for (const sold of [product, ...variants]) sold.deletedAt = deletedAt;
    await em.flush();
    await recordEvents(
      em,
      ctx,
      locked.map(({ product }) => ({
        type: 'product.deleted',
        subject: product.id,
        data: { name: product.name },
      })),
    );
  });
}
