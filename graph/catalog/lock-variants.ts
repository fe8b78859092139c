import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../core/errors.ts';
import { Product } from './product.entity.ts';
import { Variant } from './variant.entity.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/**
 * Locks the variants of a product, in the order in which sales lock them, and then the product. Sales wait, so that no stock
 * changes between a check and an update. Returns the variants in their order. Errors: NOT_FOUND; CONFLICT when another edit
 * has replaced variants meanwhile.
 */
export async function lockVariantsOf(
  em: SqlEntityManager,
  id: string,
): Promise<{ product: Product; variants: Variant[] }> {
  const sold = { product: id, deletedAt: null };
  const variants = await em.find(Variant, sold, { ...locked, orderBy: { id: 'asc' } });
  const product = await em.findOne(Product, { id, deletedAt: null }, locked);
  if (!product) throw new DomainError('NOT_FOUND', 'Product not found.');
  // Edits of one product wait for each other at the lock of the product: what an earlier one has added is visible only now.
  const now = await em.count(Variant, { ...sold, id: { $nin: variants.map(({ id }) => id) } });
  if (now > 0)
    throw new DomainError(
      'CONFLICT',
      'The variants were changed by somebody else meanwhile. Nothing was saved.',
    );
  return { product, variants: variants.sort((a, b) => a.position - b.position) };
}
