import type { Pool } from 'pg';
import { FEED_START, readEvents } from '../../../core/read-events.ts';
import type { Database } from '../../../db/orm.ts';
import { BATCH, type Work } from './work.ts';

/** Reads the feed page by page as its readers do. */
export function readAtShop(orm: Database): Work {
  return pages(FEED_START, (after, limit) => readEvents(orm.em.fork(), after, limit));
}

/** The same columns in the order of the primary key, also of transactions that would still be held back. */
export function readAtCeiling(pool: Pool): Work {
  return pages('00000000-0000-0000-0000-000000000000', async (after, limit) => {
    const { rows } = await pool.query<{ cursor: string }>(
      `select id, type, subject_type as "subjectType", subject_id as "subjectId", order_id as "orderId",
         actor_kind as "actorKind", actor_id as "actorId", data, at, id as cursor
       from events where id > $1 order by id limit $2`,
      [after, limit],
    );
    return rows;
  });
}

/** The next events each time. The last page of all is filled up from the start. */
function pages(start: string, read: (after: string, limit: number) => Promise<{ cursor: string }[]>): Work {
  let cursor = start;
  return async () => {
    let done = 0;
    while (done < BATCH) {
      const events = await read(cursor, BATCH - done);
      if (events.length === 0 && cursor === start) break;
      cursor = events.length < BATCH - done ? start : events.at(-1)!.cursor;
      done += events.length;
    }
    return done;
  };
}
