import { IsolationLevel, type TransactionOptions } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from './context.ts';

/** Time limit of a read whose work depends on its input. Milliseconds. */
const LONGEST = 1_000;
const settings = (longest: number) =>
  `select set_config('statement_timeout', '${longest}', true), set_config('jit', 'off', true)`;

/** For reads that belong together: each of them sees what was there at the first. */
export const SNAPSHOT: TransactionOptions = {
  isolationLevel: IsolationLevel.REPEATABLE_READ,
  readOnly: true,
};

/**
 * Reads in a transaction in which PostgreSQL cancels a statement after one second, or `longest` milliseconds, which rejects as SERVICE_UNAVAILABLE. For
 * searches: reads by index are never that slow, and save the three round trips. PGlite ignores the limit. Whoever is not
 * staff reads in turns, see `createTurn`.
 */
export function boundedRead<T>(
  { em }: Pick<Context, 'em'>,
  read: (em: SqlEntityManager) => Promise<T>,
  longest = LONGEST,
  options: TransactionOptions = {},
): Promise<T> {
  return em.transactional(
    async (inner) => {
      // For the transaction only: behind a connection pooler a setting of the session would apply to other clients. Compiling
      // such a statement (`jit`) takes longer than running it.
      await inner.execute(settings(longest));
      return read(inner);
    },
    // A copy: MikroORM keeps the transaction in it.
    { ...options },
  );
}
