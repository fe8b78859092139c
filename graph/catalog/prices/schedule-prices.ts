import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvents, type ShopEvent } from '../../core/record-event.ts';
import { Product } from '../products/product.entity.ts';
import { Variant } from '../products/variant.entity.ts';
import { checkSchedules, refuseOverlap, scheduleError } from './check-schedules.ts';
import { activeStates, PriceSchedule } from './price-schedule.entity.ts';
import { type PriceScheduleEntry, type SchedulePriceInput, toEntry } from './price-schedules.types.ts';
import { nameOf } from './run-schedules.ts';

/**
 * Plans prices of variants, all or none. A job begins and ends them, see `scheduleQueue`. Errors, which name the price:
 * BAD_USER_INPUT; NOT_FOUND for a variant that is not sold; SCHEDULES_OVERLAP for two prices of a variant at one time.
 */
export async function schedulePrices(
  ctx: Context,
  given: readonly SchedulePriceInput[],
): Promise<PriceScheduleEntry[]> {
  checkSchedules(given, ctx.ports.now());
  const rows = given.map((row) => ({ ...row, variantId: row.variantId.toLowerCase() }));
  const schedules = await inTransaction(ctx.em.fork(), (em) => plan(ctx, em, rows));
  return schedules.map(toEntry);
}

async function plan(ctx: Context, em: SqlEntityManager, rows: SchedulePriceInput[]) {
  const variants = await lockVariants(
    em,
    rows.map(({ variantId }) => variantId),
  );
  await failpoint('schedules.locked');
  const others = await em.find(PriceSchedule, {
    variant: { $in: [...variants.keys()] },
    state: { $in: activeStates },
  });
  const products = await em.find(Product, {
    id: { $in: [...variants.values()].map(({ product }) => product.id) },
  });
  const planned = Map.groupBy(others, ({ variant }) => variant.id);
  const schedules: PriceSchedule[] = [];
  const events: ShopEvent[] = [];
  for (const [index, row] of rows.entries()) {
    const { variantId, price, compareAtPrice = null, from: fromAt, to: toAt } = row;
    const variant = variants.get(variantId);
    if (!variant)
      throw scheduleError('NOT_FOUND', index, row, ['variantId', 'names no variant that is sold.']);
    const ofVariant = planned.get(variantId) ?? [];
    refuseOverlap(index, row, variant, ofVariant);
    const schedule = em.create(PriceSchedule, { variant, price, compareAtPrice, fromAt, toAt });
    schedule.running.nextAttemptAt = fromAt;
    planned.set(variantId, [...ofVariant, schedule]);
    schedules.push(schedule);
    const now = { price, compareAtPrice, from: fromAt, to: toAt };
    const data = { ...nameOf(variant, { products }), old: { price: variant.price }, new: now };
    events.push({ type: 'price.scheduled', subject: variant.product.id, data });
  }
  await recordEvents(em, ctx, events);
  return schedules;
}

/** Two plans for one variant wait for each other, so that the later one sees what the earlier has planned. */
async function lockVariants(em: SqlEntityManager, ids: string[]): Promise<Map<string, Variant>> {
  const variants = await em.find(
    Variant,
    { id: { $in: ids.filter((id) => isUuid(id)) }, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  );
  return new Map(variants.map((variant) => [variant.id, variant]));
}
