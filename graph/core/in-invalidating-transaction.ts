import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from './in-transaction.ts';
import type { Ports } from './ports.ts';

/** NOTIFY channel on which processes invalidate each other's cache of the catalogue. */
export const INVALIDATIONS = 'catalog_edited';

/**
 * Changes in a transaction what all shoppers see, and invalidates the cache: in this process when the transaction
 * ends, in all others when they receive its NOTIFY. Retries as `inTransaction` does.
 */
export async function inInvalidatingTransaction<T>(
  { em, ports }: { em: SqlEntityManager; ports: Pick<Ports, 'cache'> },
  work: (em: SqlEntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(em, async (inner) => {
      const result = await work(inner);
      await inner.execute(`select pg_notify('${INVALIDATIONS}', '')`);
      return result;
    });
  } finally {
    ports.cache.clear();
  }
}
