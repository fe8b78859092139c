import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from './in-transaction.ts';
import type { Ports } from './ports.ts';

/** On which PostgreSQL tells every process of an edit. */
export const EDITS = 'catalog_edited';

/**
 * Edits in a transaction what all shoppers see: when it is committed nobody is shown anymore what was kept of it, in
 * this process at once and in all others as soon as PostgreSQL has told them. Repeated as `inTransaction` does.
 */
export async function editCatalog<T>(
  { em, ports }: { em: SqlEntityManager; ports: Pick<Ports, 'shared'> },
  work: (em: SqlEntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(em, async (inner) => {
      const result = await work(inner);
      await inner.execute(`select pg_notify('${EDITS}', '')`);
      return result;
    });
  } finally {
    ports.shared.evict();
  }
}
