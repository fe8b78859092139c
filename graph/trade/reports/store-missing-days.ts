import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { addDays } from '../../core/day.ts';
import type { JobDeps, JobRun } from '../../core/define-module.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { storeDays } from './store-days.ts';

/** Days that are stored at once: what changes one of them meanwhile waits for that long. */
const AT_ONCE = 3;
/** Of one run. Milliseconds. */
const LONGEST = 10_000;
/** As many as a report can have, with those before it. */
const MOST_DAYS = 7_500;

/** Stored days of which something changed, or which are of another time zone, are no longer stored. A change is forgotten with them. */
const DISCARD = `
  with change as (delete from report_changes returning at)
  delete from report_days d where d.zone <> ?
    or exists (select from change c where c.at >= d.from_at and c.at < d.to_at)
    or d.is_by_category and exists (select from change c where c.at is null)`;

/** Days since the first payment that are not stored, the latest first. */
const MISSING = `
  select past.day::date::text as day from generate_series(
    greatest((select min(created_at) from payments where order_id is not null) at time zone ?, ?::date - ${MOST_DAYS})::date::timestamp,
    ?::date::timestamp, '1 day') as past (day)
  where exists (select from payments where order_id is not null) and not exists (select from report_days d where d.zone = ? and d.is_by_category = ? and d.day = past.day::date)
  order by 1 desc limit 1000`;

/**
 * Stores the sums of past days, so that reports need not add up their movements. Until then, and when something of a day changes, reports read the movements.
 * A day is stored once that day is over in UTC as well: a payment that is recorded now never waits.
 */
export async function storeMissingDays(deps: JobDeps, { stopped }: Pick<JobRun, 'stopped'>): Promise<void> {
  const em = deps.em.fork();
  const { timeZone: zone } = await findSetting(deps, shopSettings);
  await discardChanged(em, zone);
  const now = deps.ports.now();
  const last = addDays(dayIn(zone, new Date(`${dayIn('UTC', now)}T00:00:00Z`)), -1);
  const end = performance.now() + LONGEST;
  for (const byCategory of [false, true]) {
    const missing = await em.execute<{ day: string }[]>(MISSING, [zone, last, last, zone, byCategory]);
    for (const [first, count] of runsOf(missing.map(({ day }) => day))) {
      if (stopped.aborted || performance.now() > end) return;
      await storeDays(em, { zone, first, count, byCategory });
    }
  }
}

export const discardChanged = (em: SqlEntityManager, zone: string): Promise<unknown> =>
  em.execute(DISCARD, [zone]);

/** Days that follow each other, from the latest on. */
function runsOf(days: readonly string[]): [first: string, count: number][] {
  const runs: [string, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] < AT_ONCE && addDays(day, 1) === run[0]) runs[runs.length - 1] = [day, run[1] + 1];
    else runs.push([day, 1]);
  }
  return runs;
}
