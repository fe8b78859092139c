import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { recordEvent } from '../core/record-event.ts';
import { requireId } from '../core/validation.ts';
import { Product } from './product.entity.ts';

/** Takes a product out of the shop for good; orders keep their copy of it. Errors: NOT_FOUND. */
export async function deleteProduct(ctx: Context, id: string): Promise<boolean> {
  const sold = { id: requireId(id, 'Product'), deletedAt: null };
  const deletedAt = ctx.ports.now();
  await inInvalidatingTransaction(ctx, async (em) => {
    const deleted = await em.nativeUpdate(Product, sold, { deletedAt });
    if (deleted === 0) throw new DomainError('NOT_FOUND', 'Product not found.');
    await recordEvent(em, ctx, { type: 'product.deleted', subject: sold.id });
  });
  return true;
}
