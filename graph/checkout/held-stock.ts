import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findProductsById } from '../catalog/find-product.ts';
import { returnStock, type StockLine, takeDeliveredStock, takeStock } from '../catalog/stock.ts';
import type { Context } from '../core/context.ts';
import type { DomainError } from '../core/errors.ts';
import { Checkout } from './checkout.entity.ts';
import { problemsError } from './line-problems.ts';

/** The checkout, locked until the transaction ends: whoever changes its stock or pays it holds this lock. */
export function lockCheckout(em: SqlEntityManager, id: string): Promise<Checkout> {
  return em.findOneOrFail(Checkout, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** Gives the stock of a locked checkout back, if it is still held. */
export async function releaseStock(em: SqlEntityManager, checkout: Checkout): Promise<void> {
  if (checkout.stock !== 'held') return;
  await returnStock(em, checkout.lines, checkout.id);
  checkout.stock = 'released';
}

/** Gives the stock of a locked checkout back whose paid order is not going to be delivered. */
export async function returnSoldStock(em: SqlEntityManager, checkout: Checkout): Promise<void> {
  if (checkout.stock !== 'sold') return;
  await returnStock(em, checkout.lines, checkout.id);
  checkout.stock = 'returned';
}

/** Counts the stock of a locked checkout as gone for good. Stock that was given back is taken again. */
export async function deliverStock(ctx: Pick<Context, 'em' | 'actor'>, checkout: Checkout): Promise<void> {
  if (checkout.stock === 'sold' || checkout.stock === 'delivered') return;
  if (checkout.stock !== 'held') await takeDeliveredStock(ctx, checkout.lines, checkout.id);
  checkout.stock = checkout.stock === 'returned' ? 'sold' : 'delivered';
}

/**
 * Makes sure that the stock of a locked checkout is held, at the prices agreed on then; with `atSamePrices` only while the
 * products still cost as much. When it cannot be held nothing has changed, and the error that says why is returned.
 */
export async function holdStockAgain(
  em: SqlEntityManager,
  checkout: Checkout,
  { atSamePrices }: { atSamePrices: boolean },
): Promise<DomainError | null> {
  if (checkout.stock !== 'released') return null;
  const lines = checkout.lines.map(({ product, qty, price }) =>
    atSamePrices ? { product, qty, price } : { product, qty },
  );
  try {
    // A savepoint: when one line is missing, the others go back.
    await em.transactional(async (inner) => {
      const missing = await takeStock(inner, lines, checkout.id);
      if (missing) throw new NotEnough(missing);
    });
  } catch (error) {
    if (error instanceof NotEnough) return missingError(em, checkout, error.line);
    throw error;
  }
  checkout.stock = 'held';
  return null;
}

class NotEnough extends Error {
  constructor(readonly line: StockLine) {
    super();
  }
}

async function missingError(
  em: SqlEntityManager,
  { lines }: Checkout,
  { product: productId, qty, price }: StockLine,
): Promise<DomainError> {
  const name = lines.find(({ product }) => product === productId)?.name ?? '';
  const [product] = await findProductsById({ em }, [productId]);
  if (!product) return problemsError([{ productId, name, reason: 'NO_LONGER_SOLD' }]);
  if (price !== undefined && price !== product.price) {
    return problemsError([{ productId, name, reason: 'PRICE_CHANGED', price: product.price }]);
  }
  // Pieces may have come back since they were missing.
  const available = Math.min(product.countInStock, qty - 1);
  return problemsError([{ productId, name, reason: 'OUT_OF_STOCK', available }]);
}
