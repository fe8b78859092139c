import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Event } from './event.entity.ts';

/** Deletes the events of types that are kept for a number of days only. */
export async function deleteExpiredEvents(em: SqlEntityManager, now: Date): Promise<void> {
  await em.nativeDelete(Event, { expiresAt: { $lte: now } });
}
