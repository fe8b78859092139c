import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { failpoint } from '../core/failpoint.ts';
import { Checkout } from './checkout.entity.ts';
import { releaseStock } from './held-stock.ts';

/**
 * Gives the stock of checkouts back whose time is up, one transaction each. Safe to run in several processes at
 * once: a checkout that another one holds is left to it. Answers how many were released.
 */
export async function expireCheckouts(em: SqlEntityManager, now: Date): Promise<number> {
  for (let released = 0; ; released++) {
    const found = await em.fork().transactional(async (tx) => {
      const [checkout] = await tx.find(
        Checkout,
        { stock: 'held', expiresAt: { $lt: now } },
        { orderBy: { expiresAt: 'asc' }, limit: 1, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      if (!checkout) return false;
      await failpoint('checkout.expiryLocked');
      await releaseStock(tx, checkout);
      return true;
    });
    if (!found) return released;
  }
}
