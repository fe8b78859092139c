import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Checkout } from './checkout.entity.ts';

/** The checkout, locked until the transaction ends: every change of its state and every payment of it needs this lock. */
export function lockCheckout(em: SqlEntityManager, id: string): Promise<Checkout> {
  return em.findOneOrFail(Checkout, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
