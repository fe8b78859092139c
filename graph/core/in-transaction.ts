import { setTimeout as wait } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

const ATTEMPTS = 3;
/** PostgreSQL's codes for a transaction that lost to another one and was undone: serialisation failure, deadlock. */
const UNDONE = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction, and again when the database undid it in favour of another one: three times at most,
 * after a short random pause. Only for work that does nothing outside the database.
 */
export async function inTransaction<T>(
  em: SqlEntityManager,
  work: (em: SqlEntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await em.transactional(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !UNDONE.has((error as { code?: string }).code ?? '')) throw error;
      await wait(Math.random() * 50 * attempt);
    }
  }
}
