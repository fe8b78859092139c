import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { Product } from './product.entity.ts';
import { Variant } from './variant.entity.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;

/** A locked product with its variants that are sold, in their order. */
export interface LockedProduct {
  product: Product;
  variants: Variant[];
}

/**
 * Locks the variants of products, in the order in which sales lock them, and then the products. Sales wait, so that no stock
 * changes between a check and an update. Returns them in the order of the ids, each named once. Errors: NOT_FOUND; CONFLICT
 * when another edit has replaced variants meanwhile.
 */
export async function lockVariantsOf(
  em: SqlEntityManager,
  given: readonly string[],
): Promise<LockedProduct[]> {
  const ids = given.map((id) => requireId(id, 'Product'));
  const sold = { product: { $in: [...ids] }, deletedAt: null };
  const variants = await em.find(Variant, sold, locked);
  const products = await em.find(Product, { id: { $in: [...ids] }, deletedAt: null }, locked);
  if (products.length < ids.length) throw new DomainError('NOT_FOUND', 'Product not found.');
  // Edits of one product wait for each other at the lock of the product: what an earlier one has added is visible only now.
  const now = await em.count(Variant, sold);
  if (now > variants.length)
    throw new DomainError(
      'CONFLICT',
      'The variants were changed by somebody else meanwhile. Nothing was saved.',
    );
  const byId = new Map(products.map((product) => [product.id, product]));
  const byProduct = Map.groupBy(variants, ({ product }) => product.id);
  return ids.map((id) => ({
    product: byId.get(id)!,
    variants: (byProduct.get(id) ?? []).sort((a, b) => a.position - b.position),
  }));
}
