import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../../core/actor.ts';
import { type BulkResult, changeEach } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvents } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import type { LockedProduct } from './lock-variants.ts';
import { Product } from './product.entity.ts';
import { readListings } from './read-listing.ts';
import { RESTORE_DAYS, restorableSince } from './restorable.ts';
import { retryTakenSku } from './retry-taken-sku.ts';
import { updatePrices } from './update-prices.ts';
import { Variant } from './variant.entity.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;

/** Brings many deleted products back. */
export function restoreProducts(ctx: Context, ids: readonly string[]): Promise<BulkResult[]> {
  return changeEach({ ctx, needs: Permission.Products }, ids, (some) =>
    retryTakenSku(() => restoreTogether(ctx, some)),
  );
}

/**
 * Brings deleted products back as they were, with the variants that they had then: units that were released meanwhile are in
 * their stock. Errors: NOT_FOUND when one is not deleted, or for too long; SKU_TAKEN when another product has a SKU of it by
 * now. Then none of them is restored.
 */
function restoreTogether(ctx: Context, given: readonly string[]): Promise<void> {
  const ids = given.map((id) => requireId(id, 'Product'));
  return inInvalidatingTransaction(ctx, async (em) => {
    const deleted = await lockDeleted(em, ids, restorableSince(ctx.ports.now()));
    const sold = deleted.flatMap(({ variants }) => variants);
    await refuseTakenSkus(em, sold);
    await failpoint('product.skusChecked');
    // Their categories may have been deleted meanwhile.
    const places = deleted.map(({ product }) => ({ given: { category: product.category }, product }));
    const listings = await readListings(em, ctx, places);
    for (const [index, { product, variants }] of deleted.entries()) {
      Object.assign(product, listings[index]);
      for (const restored of [product, ...variants]) restored.deletedAt = null;
    }
    await em.flush();
    await updatePrices(em, ctx.ports, ...ids);
    const events = deleted.map(({ product: { id: subject, name } }) => {
      return { type: 'product.restored' as const, subject, data: { name } };
    });
    await recordEvents(em, ctx, events);
  });
}

/** The variants that were deleted with their product, and not before, are locked in the order in which sales lock them. */
async function lockDeleted(
  em: SqlEntityManager,
  ids: readonly string[],
  since: Date,
): Promise<LockedProduct[]> {
  const deletedAt = { $gte: since };
  const all = await em.find(Variant, { product: { $in: [...ids] }, deletedAt }, locked);
  const products = await em.find(Product, { id: { $in: [...ids] }, deletedAt }, locked);
  const byProduct = Map.groupBy(all, ({ product }) => product.id);
  const deleted = products.map((product) => {
    const variants = byProduct.get(product.id) ?? [];
    const time = product.deletedAt!.getTime();
    return { product, variants: variants.filter((variant) => variant.deletedAt?.getTime() === time) };
  });
  if (deleted.length < ids.length || deleted.some(({ variants }) => variants.length === 0))
    throw new DomainError(
      'NOT_FOUND',
      `No product with this id was deleted within the last ${RESTORE_DAYS} days.`,
    );
  return deleted;
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
