import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { failpoint } from '../../core/failpoint.ts';

/** Arbitrary, and used for nothing else. */
const KEY = `hashtextextended('closing', 0)`;

/** Waits for the corrections that are being made, and keeps others waiting until the transaction ends. */
export async function lockClosings(em: SqlEntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(${KEY})`);
}

/**
 * The moment at which a correction by staff is dated that they make now: the first one of the next open month, if this one was closed meanwhile.
 * No month can be closed until the transaction ends.
 */
export async function bookingMoment(em: SqlEntityManager, now: Date): Promise<Date> {
  await em.execute(`select pg_advisory_xact_lock_shared(${KEY})`);
  await failpoint('closing.correctionDated');
  const [last] = await em.execute<{ at: Date | string | null }[]>(
    'select max(ends_at) as at from closings where reopened_at is null',
  );
  const open = last?.at ? new Date(last.at) : now;
  return open > now ? open : now;
}
