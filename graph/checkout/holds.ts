import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SoldLine } from '#money/line';
import { findProductsById } from '../catalog/find-product.ts';
import { returnStock, takeDeliveredStock, takeStock } from '../catalog/stock.ts';
import type { Context } from '../core/context.ts';
import type { DomainError } from '../core/errors.ts';
import type { Checkout, CheckoutState } from './checkout.entity.ts';
import { problemsError } from './line-problems.ts';

/** Thrown to roll back what was taken before goods that cannot be had. */
export class Refused extends Error {
  constructor(readonly reason: DomainError) {
    super();
  }
}

/** Takes the goods of a new checkout out of the stock. Errors: Refused; roll the transaction back. */
export async function take(em: SqlEntityManager, { id, lines }: Checkout): Promise<void> {
  const missing = await takeStock(em, lines, id);
  if (missing) throw new Refused(outOfStock(missing, missing.qty - 1));
}

/** Gives back what a locked checkout holds. Returns whether it still held it. */
export function giveBack(em: SqlEntityManager, checkout: Checkout): Promise<boolean> {
  return end(em, checkout, { from: 'held', to: 'released' });
}

/** Gives back what a locked checkout has sold whose paid order is not going to be delivered. */
export function giveBackSold(em: SqlEntityManager, checkout: Checkout): Promise<boolean> {
  return end(em, checkout, { from: 'sold', to: 'returned' });
}

async function end(
  em: SqlEntityManager,
  checkout: Checkout,
  { from, to }: { from: CheckoutState; to: CheckoutState },
): Promise<boolean> {
  if (checkout.state !== from) return false;
  await returnStock(em, checkout.lines, checkout.id);
  checkout.state = to;
  return true;
}

/**
 * Makes sure that a locked checkout holds its goods; with `atSamePrices`, only while they still cost what it says. When
 * something cannot be had nothing has changed, and the reason is returned.
 */
export async function takeAgain(
  em: SqlEntityManager,
  checkout: Checkout,
  { atSamePrices }: { atSamePrices: boolean },
): Promise<DomainError | null> {
  if (checkout.state !== 'released') return null;
  const { id, lines } = checkout;
  const wanted = atSamePrices ? lines : lines.map(({ price: _, ...line }) => line);
  try {
    // A savepoint: when one line is missing, the others go back.
    await em.transactional(async (inner) => {
      const missing = await takeStock(inner, wanted, id);
      if (missing) throw new Refused(await missingError(inner, missing));
    });
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  checkout.state = 'held';
  return null;
}

/** Counts the goods of a locked checkout as gone for good. What was given back leaves the stock again. */
export async function deliver(ctx: Pick<Context, 'em' | 'actor'>, checkout: Checkout): Promise<void> {
  if (checkout.state === 'sold' || checkout.state === 'delivered') return;
  if (checkout.state !== 'held') await takeDeliveredStock(ctx, checkout.lines, checkout.id);
  checkout.state = checkout.state === 'returned' ? 'sold' : 'delivered';
}

/** Why this line could not be taken. Its price is looked at if it has one. */
async function missingError(
  em: SqlEntityManager,
  line: Omit<SoldLine, 'price'> & { price?: number },
): Promise<DomainError> {
  const { item: productId, name } = line;
  const [product] = await findProductsById({ em }, [productId]);
  if (!product) return problemsError([{ productId, name, reason: 'NO_LONGER_SOLD' }]);
  if (line.price !== undefined && line.price !== product.price) {
    return problemsError([{ productId, name, reason: 'PRICE_CHANGED', price: product.price }]);
  }
  // Pieces may have come back since they were missing.
  return outOfStock(line, Math.min(product.countInStock, line.qty - 1));
}

function outOfStock({ item, name }: Pick<SoldLine, 'item' | 'name'>, available: number): DomainError {
  return problemsError([{ productId: item, name, reason: 'OUT_OF_STOCK', available }]);
}
