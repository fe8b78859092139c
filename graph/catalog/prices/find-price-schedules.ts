import type { Context } from '../../core/context.ts';
import { requireId } from '../../core/validation.ts';
import { MAX_VARIANTS, Variant } from '../products/variant.entity.ts';
import { activeStates, MAX_SCHEDULES, PriceSchedule } from './price-schedule.entity.ts';
import { type PriceScheduleEntry, toEntry } from './price-schedules.types.ts';

/** The planned and running prices of the variants of a product that are sold, in the order of time. */
export async function findPriceSchedules({ em }: Context, productId: string): Promise<PriceScheduleEntry[]> {
  const fork = em.fork();
  const variants = await fork.find(Variant, { product: requireId(productId, 'Product'), deletedAt: null });
  const schedules = await fork.find(
    PriceSchedule,
    { variant: { $in: variants.map(({ id }) => id) }, state: { $in: activeStates } },
    { orderBy: { fromAt: 'asc', id: 'asc' }, limit: MAX_VARIANTS * MAX_SCHEDULES },
  );
  return schedules.map(toEntry);
}
