import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Event } from './event.entity.ts';

/** A row of the feed. */
export interface FeedEvent extends Omit<Event, 'tx' | 'expiresAt'> {
  /** Pass it as `after` to continue behind this event. */
  cursor: string;
}

/** The cursor before the first event. */
export const FEED_START = '0_00000000-0000-0000-0000-000000000000';

/** The cursor behind every event that a reader can see now. */
export async function feedEnd(em: SqlEntityManager): Promise<string> {
  const [{ tx }] = await em.execute<[{ tx: string }]>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as tx',
  );
  return `${tx}_${FEED_START.slice(2)}`;
}

/**
 * The next `limit` events after a cursor, in the order (transaction, id). Events of a transaction are held back until no
 * earlier transaction is open, because that may still commit events with a lower position: a reader that follows the
 * cursors misses none and reads none twice. A transaction that stays open delays the feed.
 */
export async function readEvents(em: SqlEntityManager, after: string, limit: number): Promise<FeedEvent[]> {
  const [tx, id] = after.split('_');
  const rows = await em.execute<FeedEvent[]>(
    `select id, type, subject_type as "subjectType", subject_id as "subjectId", order_id as "orderId",
       actor_kind as "actorKind", actor_id as "actorId", data, at, tx || '_' || id as cursor
     from events
     where (tx, id) > (?::xid8, ?::uuid) and tx < pg_snapshot_xmin(pg_current_snapshot())
     order by events.tx, events.id limit ?`,
    [tx, id, limit],
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
