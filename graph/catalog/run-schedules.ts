import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvent } from '../core/record-event.ts';
import type { Prices } from './lowest-price.ts';
import { activeStates, PriceSchedule, ScheduleState } from './price-schedule.entity.ts';
import { Product } from './product.entity.ts';
import { updatePrices } from './update-prices.ts';
import { Variant } from './variant.entity.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Planned prices of a product, locked with it. */
export interface LockedSchedules {
  product: Product;
  /** All variants by their ids, also deleted ones. */
  variants: Map<string, Variant>;
  schedules: PriceSchedule[];
}

/**
 * Locks all variants of the product of a planned price, then the product, then the planned prices that are `wanted`. Those
 * of what is deleted begin and end as well: a product that is restored costs what it would have. Null for an unknown one.
 */
export async function lockSchedules(
  em: SqlEntityManager,
  scheduleId: string,
  wanted: (schedule: PriceSchedule) => boolean,
): Promise<LockedSchedules | null> {
  const named = await em.findOne(PriceSchedule, scheduleId, { populate: ['variant'] });
  if (!named) return null;
  const productId = named.variant.product.id;
  const variants = await em.find(Variant, { product: productId }, { ...locked, orderBy: { id: 'asc' } });
  const product = await em.findOneOrFail(Product, productId, locked);
  const schedules = await em.find(
    PriceSchedule,
    { variant: { $in: variants.map(({ id }) => id) }, state: { $in: activeStates } },
    { ...locked, orderBy: { id: 'asc' } },
  );
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  return { product, variants: byId, schedules: schedules.filter(wanted) };
}

/** Gives a variant its planned price. */
export function begin(schedule: PriceSchedule, variant: Variant): void {
  schedule.priceBefore = variant.price;
  schedule.compareAtPriceBefore = variant.compareAtPrice;
  schedule.state = ScheduleState.RUNNING;
  setPrices(variant, schedule);
}

/** Ends a planned price. The one of before returns, unless somebody has edited the price meanwhile: that edit stays. */
export function end(schedule: PriceSchedule, variant: Variant): void {
  const { state, price, compareAtPrice, priceBefore, compareAtPriceBefore } = schedule;
  schedule.state = ScheduleState.ENDED;
  if (state !== ScheduleState.RUNNING || priceBefore === null) return;
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
  { product, variants }: LockedSchedules,
  change: () => void,
): Promise<void> {
  const before = new Map([...variants.values()].map((variant) => [variant, pricesOf(variant)]));
  change();
  const changed = [...before].filter(
    ([{ price, compareAtPrice }, old]) => price !== old.price || compareAtPrice !== old.compareAtPrice,
  );
  await em.flush();
  if (changed.length > 0 && !product.deletedAt) await updatePrices(em, source.ports, product.id);
  for (const [variant, old] of changed) {
    const data = { changed: ['price'], variant: variant.id, old, new: pricesOf(variant) };
    await recordEvent(em, source, { type: 'product.updated', subject: product.id, data });
  }
}

const pricesOf = ({ price, compareAtPrice }: Variant): Prices => ({ price, compareAtPrice });
