import { Permission } from '../../core/actor.ts';
import { type BulkResult, changeEach } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvents } from '../../core/record-event.ts';
import { lockVariantsOf } from './lock-variants.ts';
import { Publication } from './publication.entity.ts';
import { refuseBackordered } from './refuse-backordered.ts';

/** Takes many products out of the shop. */
export function deleteProducts(ctx: Context, ids: readonly string[]): Promise<BulkResult[]> {
  return changeEach({ ctx, needs: Permission.Products }, ids, (some) => deleteTogether(ctx, some));
}

/** Takes products out of the shop; orders keep their copy of them. Errors: NOT_FOUND, BACKORDERED: then none of them is deleted. */
export async function deleteTogether(ctx: Context, ids: readonly string[]): Promise<void> {
  const deletedAt = ctx.ports.now();
  await inInvalidatingTransaction(ctx, async (em) => {
    const locked = await lockVariantsOf(em, ids);
    // Their variants as well, so that their SKUs are free.
    for (const { product, variants } of locked) refuseBackordered(product, variants);
    for (const { product, variants } of locked)
      for (const sold of [product, ...variants]) sold.deletedAt = deletedAt;
    await em.flush();
    await em.nativeDelete(Publication, { product: { $in: locked.map(({ product }) => product.id) } });
    const events = locked.map(({ product: { id: subject, name } }) => {
      return { type: 'product.deleted' as const, subject, data: { name } };
    });
    await recordEvents(em, ctx, events);
  });
}
