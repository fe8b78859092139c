import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Longest that a read of the catalogue may take whose work depends on what is asked. Milliseconds. */
const LONGEST = 1_000;

/**
 * Reads in a transaction in which PostgreSQL cancels a statement after one second: the caller gets SERVICE_UNAVAILABLE.
 * For searches; reads by index take no such time, and go without the three round trips. PGlite ignores the limit.
 */
export function boundedRead<T>(em: SqlEntityManager, read: (em: SqlEntityManager) => Promise<T>): Promise<T> {
  return em.transactional(async (inner) => {
    // For this transaction alone: behind a connection pooler a setting of the session would reach other clients.
    await inner.execute(`set local statement_timeout = ${LONGEST}`);
    return read(inner);
  });
}
