import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type BulkResult, changeEach } from '../core/bulk.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { recordEvent } from '../core/record-event.ts';
import { requireId } from '../core/validation.ts';
import { Product } from './product.entity.ts';
import { readListing } from './read-listing.ts';
import { RESTORE_DAYS, restorableSince } from './restorable.ts';
import { retryTakenSku } from './retry-taken-sku.ts';
import { updatePrices } from './update-prices.ts';
import { Variant } from './variant.entity.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Brings many deleted products back, each in a transaction of its own. */
export function restoreProducts(ctx: Context, ids: readonly string[]): Promise<BulkResult[]> {
  return changeEach(
    ids.map((id) => ({ id })),
    ({ id }) => retryTakenSku(() => restoreProduct(ctx, requireId(id, 'Product'))),
  );
}

/**
 * Brings a deleted product back as it was, with the variants that it had then: pieces that were released meanwhile are in
 * their stock. Errors: NOT_FOUND when it is not deleted, or for too long; SKU_TAKEN when another product has a SKU of it by now.
 */
function restoreProduct(ctx: Context, id: string): Promise<void> {
  return inInvalidatingTransaction(ctx, async (em) => {
    const { product, variants } = await lockDeleted(em, id, restorableSince(ctx.ports.now()));
    await refuseTakenSkus(em, variants);
    await failpoint('product.skusChecked');
    // Its category may have been deleted meanwhile.
    Object.assign(product, await readListing(em, ctx, { category: product.category }, product));
    for (const restored of [product, ...variants]) restored.deletedAt = null;
    await em.flush();
    await updatePrices(em, ctx.ports, product.id);
    await recordEvent(em, ctx, { type: 'product.restored', subject: product.id });
  });
}

/** The variants that were deleted with their product, and not before, are locked in the order in which sales lock them. */
async function lockDeleted(em: SqlEntityManager, id: string, since: Date) {
  const deleted = { product: id, deletedAt: { $gte: since } };
  const all = await em.find(Variant, deleted, { ...locked, orderBy: { id: 'asc' } });
  const product = await em.findOne(Product, { id, deletedAt: { $gte: since } }, locked);
  const deletedAt = product?.deletedAt?.getTime();
  const variants = all.filter((variant) => variant.deletedAt?.getTime() === deletedAt);
  if (!product || variants.length === 0)
    throw new DomainError(
      'NOT_FOUND',
      `No product with this id was deleted within the last ${RESTORE_DAYS} days.`,
    );
  return { product, variants };
}

async function refuseTakenSkus(em: SqlEntityManager, variants: readonly Variant[]): Promise<void> {
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  const taken = skus.length > 0 && (await em.findOne(Variant, { sku: { $in: skus }, deletedAt: null }));
  if (!taken) return;
  throw new DomainError(
    'SKU_TAKEN',
    `Another product has the SKU ${taken.sku} by now. Give that one another SKU, then restore this one.`,
  );
}
