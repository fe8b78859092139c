import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvents } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { PriceSchedule, ScheduleState } from './price-schedule.entity.ts';
import { type PriceScheduleEntry, toEntry } from './price-schedules.types.ts';
import { changePrices, end, lockSchedules, nameOf } from './run-schedules.ts';

/**
 * Cancels planned prices, all or none. Those that are running end at once: the previous price returns, as it would at their
 * end. Returns them in the order of their ids. Errors: NOT_FOUND; CONFLICT when one has ended already.
 */
export async function cancelPriceSchedules(
  ctx: Context,
  given: readonly string[],
): Promise<PriceScheduleEntry[]> {
  const ids = new Set(given.map((id) => requireId(id, 'Planned price')));
  return inInvalidatingTransaction({ ...ctx, em: ctx.em.fork() }, async (em) => {
    const named = await em.find(PriceSchedule, { id: { $in: [...ids] } }, { populate: ['variant'] });
    if (named.length < ids.size) throw new DomainError('NOT_FOUND', 'Planned price not found.');
    const products = new Set(named.map(({ variant }) => variant.product.id));
    const locked = await lockSchedules(em, [...products], ({ id }) => ids.has(id));
    const { schedules, variants } = locked;
    if (schedules.length < ids.size) {
      const subject = ids.size === 1 ? 'This price' : 'One of these prices';
      throw new DomainError(
        'CONFLICT',
        `${subject} has ended or was cancelled already. Nothing was cancelled.`,
      );
    }
    await changePrices(em, ctx, locked, () => {
      for (const schedule of schedules) {
        end(schedule, variants.get(schedule.variant.id)!);
        schedule.state = ScheduleState.CANCELLED;
      }
    });
    await recordEvents(
      em,
      ctx,
      schedules.map(({ variant, price, compareAtPrice, fromAt: from, toAt: to }) => {
        const planned = variants.get(variant.id)!;
        const data = { ...nameOf(planned, locked), old: { price, compareAtPrice, from, to } };
        return { type: 'price.unscheduled', subject: planned.product.id, data };
      }),
    );
    return schedules.map(toEntry);
  });
}
