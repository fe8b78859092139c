import { setTimeout as wait } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

const ATTEMPTS = 3;
/** PostgreSQL's codes for a transaction that was rolled back in favour of another one: serialisation failure, deadlock. */
const ROLLED_BACK = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction, and retries it when the database rolled it back in favour of another one: three
 * attempts at most, after a short random pause. Only for work that has no effect outside the database.
 */
export async function inTransaction<T>(
  em: SqlEntityManager,
  work: (em: SqlEntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await em.transactional(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !ROLLED_BACK.has((error as { code?: string }).code ?? '')) throw error;
      await wait(Math.random() * 50 * attempt);
    }
  }
}
