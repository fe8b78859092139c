import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { prepared } from './prepared.ts';

/** A process that dies leaves its row to the others after this time. Milliseconds. */
export const LEASE_MS = 2 * 60_000;
/** After so many failures in a row the rest waits for the next round: what the work needs is away. */
const MOST_FAILURES = 3;

/** Where the rows of a queue are. */
export interface DueTable {
  /** Unique, for admins. */
  name: string;
  table: string;
  /** SQL condition on `row` of the rows that are due at `clock.now`. */
  waiting: string;
}

/**
 * Rows that are work to be done. The table has the columns `id`, `attempts`, `next_attempt_at` and `last_error`; the work is
 * done when the row no longer matches `waiting`.
 */
export interface DueQueue<Deps> extends DueTable {
  /** Pauses after failed attempts, in milliseconds. The last one repeats. */
  pauses: readonly [number, ...number[]];
  /** Does the work outside of any transaction. It may run twice, when its process hangs for longer than the lease. */
  work(deps: Deps, row: LeasedRow): Promise<unknown>;
}

/** A row that this process alone works on until its lease ends. */
export interface LeasedRow {
  id: string;
  /** 1 for the first attempt. */
  attempts: number;
}

interface DueDeps {
  em: SqlEntityManager;
  ports: { now: () => Date };
}

/**
 * Works on rows that are due, one after the other, until none is left. A row whose work throws is logged and gets the time of
 * its next attempt; the others go on, unless three in a row fail. When it is `stopped` the row in hand is the last. Any
 * number of processes may run it at once. Returns the number of rows whose work succeeded.
 */
export async function workDueRows<Deps extends DueDeps>(
  deps: Deps,
  queue: DueQueue<Deps>,
  { logger, stopped }: { logger: Logger; stopped?: AbortSignal },
): Promise<number> {
  let done = 0;
  let failures = 0;
  while (!stopped?.aborted && failures < MOST_FAILURES) {
    const row = await leaseRow(deps, queue);
    if (!row) break;
    try {
      await queue.work(deps, row);
      done += 1;
      failures = 0;
    } catch (err) {
      failures += 1;
      logger.warn({ err, queue: queue.name, row: row.id }, 'work that is due failed and will be tried again');
      await postpone(deps, queue, row, err);
    }
  }
  return done;
}

async function leaseRow(
  { em, ports }: DueDeps,
  { table, waiting }: DueTable,
): Promise<LeasedRow | undefined> {
  const now = ports.now();
  const lease = prepared<LeasedRow, [now: Date, until: Date]>(
    `with due as (
       select row.id from ${table} as row cross join (select $1::timestamptz as now) as clock
       where ${waiting} and (row.next_attempt_at is null or row.next_attempt_at <= clock.now)
       order by row.next_attempt_at nulls first limit 1 for update of row skip locked
     )
     update ${table} as row set attempts = row.attempts + 1, next_attempt_at = $2::timestamptz
     from due where row.id = due.id returning row.id, row.attempts`,
  );
  const [row] = await lease(em.fork(), now, new Date(now.getTime() + LEASE_MS));
  return row;
}

async function postpone(
  { em, ports }: DueDeps,
  { table, pauses }: Pick<DueQueue<never>, 'table' | 'pauses'>,
  row: LeasedRow,
  error: unknown,
) {
  const pause = pauses[Math.min(row.attempts, pauses.length) - 1]!;
  // Rows that failed together are not tried again together.
  const next = new Date(ports.now().getTime() + pause * (0.9 + Math.random() * 0.2));
  const reason = error instanceof Error ? error.message : String(error);
  await em
    .fork()
    .execute(`update ${table} set next_attempt_at = ?, last_error = ? where id = ?`, [next, reason, row.id]);
}
