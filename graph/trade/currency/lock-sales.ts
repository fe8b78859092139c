import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Waits for checkouts that are being started, and makes later ones wait until the transaction ends: they read its currency then. Call it before
 * anything else is locked. A shop whose currency can change has no orders, so the wait is short.
 */
export const lockSales = (em: SqlEntityManager) => em.execute('lock table checkouts in share mode');
