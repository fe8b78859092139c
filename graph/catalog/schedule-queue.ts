import { Attempts } from '../core/attempts.ts';
import type { DueQueue } from '../core/due-rows.ts';
import { failpoint } from '../core/failpoint.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import type { Ports } from '../core/ports.ts';
import type { EventDeps } from '../core/record-event.ts';
import { type PriceSchedule, ScheduleState } from './price-schedule.entity.ts';
import { begin, changePrices, end, type LockedSchedules, lockSchedules } from './run-schedules.ts';

type ScheduleDeps = EventDeps & { ports: Pick<Ports, 'cache'> };

/** Planned prices that begin or end. All of one product do so together. */
export const scheduleQueue: DueQueue<ScheduleDeps> = {
  name: 'prices',
  table: 'price_schedules',
  waiting: `(row.state = 'planned' and row.from_at <= clock.now or row.state = 'running' and row.to_at <= clock.now)`,
  pauses: [5_000, 60_000, 5 * 60_000],
  async work(deps, { id }) {
    await inInvalidatingTransaction({ ...deps, em: deps.em.fork() }, async (em) => {
      const now = deps.ports.now();
      const locked = await lockSchedules(em, id, (schedule) => dueAt(schedule) <= now);
      if (!locked) return;
      await changePrices(em, deps, locked, () => runDue(locked, now));
      await failpoint('schedules.run');
    });
  },
};

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
