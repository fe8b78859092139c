import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Time limit of a read whose work depends on its input. Milliseconds. */
const LONGEST = 1_000;

/**
 * Reads in a transaction in which PostgreSQL cancels a statement after one second, which rejects as
 * SERVICE_UNAVAILABLE. For searches: reads by index are never that slow, and save the three round trips. PGlite ignores the limit.
 */
export function boundedRead<T>(em: SqlEntityManager, read: (em: SqlEntityManager) => Promise<T>): Promise<T> {
  return em.transactional(async (inner) => {
    // `local`: behind a connection pooler a setting of the session would apply to other clients.
    await inner.execute(`set local statement_timeout = ${LONGEST}`);
    return read(inner);
  });
}
