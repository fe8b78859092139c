import type { Context } from '../../core/context.ts';
import type { DueTable } from '../../core/due-rows.ts';
import type { WorkQueue, WorkRow } from './work-queues.types.ts';

const MOST_COUNTED = 10_000;

/** The queues, with what fails in each. */
export function findWorkQueues({ em, ports }: Context): Promise<WorkQueue[]> {
  return Promise.all(ports.queues.map((queue) => findWorkQueue({ em, ports }, queue)));
}

/** One queue, with what fails in it. */
export async function findWorkQueue(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  { name, table, waiting }: DueTable,
): Promise<WorkQueue> {
  const from = `from ${table} as row cross join (select ?::timestamptz as now) as clock where ${waiting}`;
  const now = ports.now();
  const [{ due, failing }] = await em.execute<[{ due: number; failing: WorkRow[] }]>(
    `select (select count(*)::int from (select ${from} limit ${MOST_COUNTED}) as waiting) as due,
       (select coalesce(jsonb_agg(to_jsonb(worst)), '[]') from (
          select row.id, row.attempts, row.next_attempt_at as "nextAttemptAt", row.last_error as "lastError"
          ${from} and row.last_error is not null order by row.next_attempt_at nulls first limit 50
        ) as worst) as failing`,
    [now, now],
  );
  const toDate = (row: WorkRow) => ({
    ...row,
    nextAttemptAt: row.nextAttemptAt && new Date(row.nextAttemptAt),
  });
  return { name, due, failing: failing.map(toDate) };
}
