import { Attempts } from '../../core/attempts.ts';
import type { DueQueue } from '../../core/due-rows.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import type { Ports } from '../../core/ports.ts';
import { prepared } from '../../core/prepared.ts';
import type { EventDeps } from '../../core/record-event.ts';
import { PriceSchedule, ScheduleState } from './price-schedule.entity.ts';
import { begin, changePrices, end, type LockedSchedules, lockSchedules } from './run-schedules.ts';

type ScheduleDeps = EventDeps & { ports: Pick<Ports, 'cache'> };

/** Products whose prices change in one transaction: a sale of them waits for all. */
const TOGETHER = 50;
const DUE = `(row.state = 'planned' and row.from_at <= clock.now or row.state = 'running' and row.to_at <= clock.now)`;

/** The product of a planned price, and others that have one that is due: a sale often begins for thousands at once. */
const productsDue = prepared<{ id: string }, [scheduleId: string, now: Date]>(
  `select product_id as id from price_schedules row join variants on variants.id = variant_id where row.id = $1
   union select product_id from variants where id in (
     select variant_id from price_schedules as row cross join (select $2::timestamptz as now) as clock
     where ${DUE} and (row.next_attempt_at is null or row.next_attempt_at <= clock.now)
     order by row.next_attempt_at nulls first limit ${TOGETHER - 1})`,
);

/**
 * Planned prices that begin or end. All of one product do so together, and products in batches. When a batch fails, the
 * product that the work is about is tried alone, so that another one does not hold it up.
 */
export const scheduleQueue: DueQueue<ScheduleDeps> = {
  name: 'prices',
  table: 'price_schedules',
  waiting: DUE,
  pauses: [5_000, 60_000, 5 * 60_000],
  async work(deps, { id }) {
    const products = (await productsDue(deps.em.fork(), id, deps.ports.now())).map((row) => row.id);
    try {
      await runProducts(deps, products);
    } catch (error) {
      if (products.length === 1) throw error;
      const schedule = await deps.em.fork().findOneOrFail(PriceSchedule, id, { populate: ['variant'] });
      await runProducts(deps, [schedule.variant.product.id]);
    }
  },
};

async function runProducts(deps: ScheduleDeps, products: readonly string[]): Promise<void> {
  await inInvalidatingTransaction({ ...deps, em: deps.em.fork() }, async (em) => {
    const now = deps.ports.now();
    const locked = await lockSchedules(em, products, (schedule) => dueAt(schedule) <= now);
    await changePrices(em, deps, locked, () => runDue(locked, now));
    await failpoint('schedules.run');
  });
}

/** When it begins, or ends. */
const dueAt = ({ state, fromAt, toAt }: PriceSchedule) => (state === ScheduleState.PLANNED ? fromAt : toAt);

/** In the order of time: what ends at a moment does so before another one begins. */
function runDue({ schedules, variants }: LockedSchedules, now: Date): void {
  const inOrder = schedules.sort(
    (a, b) => dueAt(a).getTime() - dueAt(b).getTime() || (a.state === ScheduleState.RUNNING ? -1 : 1),
  );
  for (const schedule of inOrder) {
    const variant = variants.get(schedule.variant.id)!;
    if (schedule.state === ScheduleState.PLANNED && schedule.toAt > now) {
      begin(schedule, variant);
      schedule.running = Object.assign(new Attempts(), { nextAttemptAt: schedule.toAt });
    } else {
      end(schedule, variant);
      schedule.running = new Attempts();
    }
  }
}
