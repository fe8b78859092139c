import { LockMode } from '@mikro-orm/core';
import { failpoint } from '../core/failpoint.ts';
import { type EventDeps, recordEvent } from '../core/record-event.ts';
import { Checkout } from './checkout.entity.ts';
import { giveBack } from './holds.ts';

/**
 * Gives back what checkouts hold whose time is up, one transaction each. Safe to run in several processes at
 * once: a checkout that another one has locked is left to it. Returns how many were released.
 */
export async function expireCheckouts({ em, ports }: EventDeps): Promise<number> {
  for (let released = 0; ; released++) {
    const found = await em.fork().transactional(async (tx) => {
      const [checkout] = await tx.find(
        Checkout,
        { state: 'held', expiresAt: { $lt: ports.now() } },
        { orderBy: { expiresAt: 'asc' }, limit: 1, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      if (!checkout) return false;
      await failpoint('checkout.expiryLocked');
      await giveBack(tx, checkout);
      await recordEvent(tx, { ports }, { type: 'checkout.expired', subject: checkout.id });
      return true;
    });
    if (!found) return released;
  }
}
