import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Event } from './event.entity.ts';

/** Deletes the events whose type has a retention of some days, when it has passed. */
export async function deleteExpiredEvents(em: SqlEntityManager, now: Date): Promise<void> {
  await em.nativeDelete(Event, { expiresAt: { $lte: now } });
}
