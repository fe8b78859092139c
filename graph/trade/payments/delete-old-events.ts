import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { WebhookEvent } from './webhook-event.entity.ts';

/** Days after which a provider has long given up delivering an event: it tries for one day. */
const REMEMBERED_DAYS = 30;

/** Forgets events that are not delivered again anymore. */
export async function deleteOldEvents(em: SqlEntityManager, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_DAYS * 24 * 60 * 60_000);
  await em.nativeDelete(WebhookEvent, { receivedAt: { $lt: before } });
}
