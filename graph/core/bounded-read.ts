import { IsolationLevel, type TransactionOptions } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from './context.ts';

/** Time limit of a read whose work depends on its input. Milliseconds. */
const LONGEST = 1_000;
/**
 * Part of a SELECT. For the transaction only: behind a connection pooler a setting of the session would apply to other clients. Compiling a
 * statement of many columns (`jit`) takes longer than running it: up to 20 s.
 */
export const WITHOUT_JIT = `set_config('jit', 'off', true)`;
const settings = (longest: number) =>
  `select set_config('statement_timeout', '${longest}', true), ${WITHOUT_JIT}`;

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
      await inner.execute(settings(longest));
      return read(inner);
    },
    // A copy: MikroORM keeps the transaction in it.
    { ...options },
  );
}
