import type { Context } from '../../core/context.ts';
import type { DueTable } from '../../core/due-rows.ts';
import type { WorkQueue, WorkRow } from './work-queues.types.ts';

const MOST_COUNTED = 10_000;

/** The queues, with what fails in each. */
export const findWorkQueues = ({ em, ports }: Context): Promise<WorkQueue[]> =>
  readQueues({ em, ports }, ports.queues);

/** One queue, with what fails in it. */
export async function findWorkQueue(
  deps: Pick<Context, 'em' | 'ports'>,
  queue: DueTable,
): Promise<WorkQueue> {
  return (await readQueues(deps, [queue]))[0]!;
}

/** All of them in one statement. */
async function readQueues(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  queues: readonly DueTable[],
): Promise<WorkQueue[]> {
  const found = await em.execute<(Pick<WorkQueue, 'due' | 'failing'> & { place: number })[]>(
    queues.map(selectOf).join(' union all '),
    queues.flatMap(() => [ports.now(), ports.now()]),
  );
  const toDate = (row: WorkRow) => ({
    ...row,
    nextAttemptAt: row.nextAttemptAt && new Date(row.nextAttemptAt),
  });
  return queues.map(({ name }, at) => {
    const { due, failing } = found.find(({ place }) => place === at)!;
    return { name, due, failing: failing.map(toDate) };
  });
}

function selectOf({ table, waiting }: DueTable, place: number): string {
  const from = `from ${table} as row cross join (select ?::timestamptz as now) as clock where ${waiting}`;
  return `select ${place} as place, (select count(*)::int from (select ${from} limit ${MOST_COUNTED}) as waiting) as due,
    (select coalesce(jsonb_agg(to_jsonb(worst)), '[]') from (
       select row.id, row.attempts, row.next_attempt_at as "nextAttemptAt", row.last_error as "lastError"
       ${from} and row.last_error is not null order by row.next_attempt_at nulls first limit 50
     ) as worst) as failing`;
}
