import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { returnStock, takeStock } from '../catalog/stock.ts';
import { Checkout } from './checkout.entity.ts';

/** The checkout, locked until the transaction ends: whoever changes its stock or pays it holds this lock. */
export function lockCheckout(em: SqlEntityManager, id: string): Promise<Checkout> {
  return em.findOneOrFail(Checkout, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** Gives the stock of a locked checkout back, if it is still held. */
export async function releaseStock(em: SqlEntityManager, checkout: Checkout): Promise<void> {
  if (checkout.stock !== 'held') return;
  await returnStock(em, checkout.lines);
  checkout.stock = 'released';
}

/**
 * Makes sure that the stock of a locked checkout is held, at the prices agreed on then. Answers false when it is no
 * longer there; then nothing has changed.
 */
export async function holdStockAgain(em: SqlEntityManager, checkout: Checkout): Promise<boolean> {
  if (checkout.stock !== 'released') return true;
  const lines = checkout.lines.map(({ product, qty }) => ({ product, qty }));
  // A savepoint: when one line is missing, the others go back.
  const held = await em
    .transactional(async (inner) => {
      if (await takeStock(inner, lines)) throw new NotEnough();
      return true;
    })
    .catch((error) => {
      if (error instanceof NotEnough) return false;
      throw error;
    });
  if (held) checkout.stock = 'held';
  return held;
}

class NotEnough extends Error {}
