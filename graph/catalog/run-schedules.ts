import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvent } from '../core/record-event.ts';
import { lockVariantsOf } from './lock-variants.ts';
import type { Prices } from './lowest-price.ts';
import { PriceSchedule, ScheduleState } from './price-schedule.entity.ts';
import { updatePrices } from './update-prices.ts';
import type { Variant } from './variant.entity.ts';

/** The product of a planned price, locked with its variants, and the planned prices that are wanted. */
export interface LockedSchedules {
  productId: string;
  /** The variants that are sold, by their ids. */
  variants: Map<string, Variant>;
  schedules: PriceSchedule[];
}

/** Locks the variants of a product, then it, then the planned prices of its variants that are `wanted`. Errors: CONFLICT as `lockVariantsOf`. */
export async function lockSchedules(
  em: SqlEntityManager,
  scheduleId: string,
  wanted: (schedule: PriceSchedule) => boolean,
): Promise<LockedSchedules | null> {
  const [owner] = await em.execute<{ productId: string; isSold: boolean; ids: string[] }[]>(
    `select p.id as "productId", p.deleted_at is null as "isSold",
       (select array_agg(v.id) from variants v where v.product_id = p.id) as ids
     from price_schedules s join variants v on v.id = s.variant_id join products p on p.id = v.product_id where s.id = ?`,
    [scheduleId],
  );
  if (!owner) return null;
  const { productId, isSold, ids } = owner;
  const sold = isSold ? (await lockVariantsOf(em, productId)).variants : [];
  const schedules = await em.find(
    PriceSchedule,
    { variant: { $in: ids }, state: { $in: [ScheduleState.PLANNED, ScheduleState.RUNNING] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  );
  const variants = new Map(sold.map((variant) => [variant.id, variant]));
  return { productId, variants, schedules: schedules.filter(wanted) };
}

/** Gives a variant its planned price. */
export function begin(schedule: PriceSchedule, variant: Variant): void {
  schedule.priceBefore = variant.price;
  schedule.compareAtPriceBefore = variant.compareAtPrice;
  schedule.state = ScheduleState.RUNNING;
  setPrices(variant, schedule);
}

/** Ends a planned price. The one of before returns, unless somebody has edited the price meanwhile: that edit stays. */
export function end(schedule: PriceSchedule, variant: Variant | undefined): void {
  const { state, price, compareAtPrice, priceBefore, compareAtPriceBefore } = schedule;
  schedule.state = ScheduleState.ENDED;
  if (state !== ScheduleState.RUNNING || !variant || priceBefore === null) return;
  if (variant.price !== price || variant.compareAtPrice !== compareAtPrice) return;
  setPrices(variant, { price: priceBefore, compareAtPrice: compareAtPriceBefore });
}

function setPrices(variant: Variant, { price, compareAtPrice }: Prices): void {
  variant.price = price;
  variant.compareAtPrice = compareAtPrice;
}

/** Changes planned prices, and records which prices of variants are others after it. */
export async function changePrices(
  em: SqlEntityManager,
  source: EventSource,
  { productId, variants }: LockedSchedules,
  change: () => void,
): Promise<void> {
  const before = new Map([...variants.values()].map((variant) => [variant, pricesOf(variant)]));
  change();
  const changed = [...before].filter(
    ([{ price, compareAtPrice }, old]) => price !== old.price || compareAtPrice !== old.compareAtPrice,
  );
  await em.flush();
  if (changed.length > 0) await updatePrices(em, source.ports, productId);
  for (const [variant, old] of changed) {
    const data = { changed: ['price'], variant: variant.id, old, new: pricesOf(variant) };
    await recordEvent(em, source, { type: 'product.updated', subject: productId, data });
  }
}

const pricesOf = ({ price, compareAtPrice }: Variant): Prices => ({ price, compareAtPrice });
