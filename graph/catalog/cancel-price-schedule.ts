import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { recordEvent } from '../core/record-event.ts';
import { requireId } from '../core/validation.ts';
import { PriceSchedule, ScheduleState } from './price-schedule.entity.ts';
import { type PriceScheduleEntry, toEntry } from './price-schedules.types.ts';
import { changePrices, end, lockSchedules } from './run-schedules.ts';

/**
 * Cancels a planned price. One that is running ends at once: the price of before returns, as it would at its end. Errors:
 * NOT_FOUND; CONFLICT when it has ended already.
 */
export async function cancelPriceSchedule(ctx: Context, given: string): Promise<PriceScheduleEntry> {
  const id = requireId(given, 'Planned price');
  return inInvalidatingTransaction({ ...ctx, em: ctx.em.fork() }, async (em) => {
    const named = await em.findOne(PriceSchedule, id, { populate: ['variant'] });
    if (!named) throw new DomainError('NOT_FOUND', 'Planned price not found.');
    const product = named.variant.product.id;
    const locked = await lockSchedules(em, [product], (each) => each.id === id);
    const [schedule] = locked.schedules;
    if (!schedule) throw new DomainError('CONFLICT', 'This price has ended or was cancelled already.');
    await changePrices(em, ctx, locked, () => {
      end(schedule, locked.variants.get(schedule.variant.id)!);
      schedule.state = ScheduleState.CANCELLED;
    });
    const { price, compareAtPrice, fromAt: from, toAt: to } = schedule;
    const data = { variant: schedule.variant.id, old: { price, compareAtPrice, from, to } };
    await recordEvent(em, ctx, { type: 'price.unscheduled', subject: product, data });
    return toEntry(schedule);
  });
}
