import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { withLease } from './with-lease.ts';

/**
 * Does `work` unless it was done on this day (UTC) already, in one process at a time. When it fails, the next call tries
 * again. After a crash in the middle it is done once more.
 */
export async function onceADay(
  { em, now }: { em: SqlEntityManager; now: Date },
  job: string,
  work: () => Promise<void>,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const isDone = async () => {
    const rows = await em.fork().execute('select 1 from daily_runs where job = ? and day >= ?', [job, day]);
    return rows.length > 0;
  };
  if (await isDone()) return;
  await withLease(em, job, async () => {
    if (await isDone()) return;
    await work();
    await em
      .fork()
      .execute(
        'insert into daily_runs (job, day) values (?, ?) on conflict (job) do update set day = excluded.day',
        [job, day],
      );
  });
}
