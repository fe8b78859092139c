import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvents } from '../../core/record-event.ts';
import type { Prices } from '../products/lowest-price.ts';
import { Product } from '../products/product.entity.ts';
import { updatePrices } from '../products/update-prices.ts';
import { Variant } from '../products/variant.entity.ts';
import { activeStates, PriceSchedule, ScheduleState } from './price-schedule.entity.ts';

const rowLock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Planned prices of products, locked with them. */
export interface LockedSchedules {
  products: Product[];
  /** All variants by their ids, also deleted ones. */
  variants: Map<string, Variant>;
  schedules: PriceSchedule[];
}

/**
 * Locks all variants of products, then the products, then their planned prices that are `wanted`. Those of what is deleted
 * begin and end as well: a product that is restored costs what it would have.
 */
export async function lockSchedules(
  em: SqlEntityManager,
  productIds: readonly string[],
  wanted: (schedule: PriceSchedule) => boolean,
): Promise<LockedSchedules> {
  const ids = { $in: [...productIds] };
  const variants = await em.find(Variant, { product: ids }, { ...rowLock, orderBy: { id: 'asc' } });
  const products = await em.find(Product, { id: ids }, { ...rowLock, orderBy: { id: 'asc' } });
  const schedules = await em.find(
    PriceSchedule,
    { variant: { $in: variants.map(({ id }) => id) }, state: { $in: activeStates } },
    { ...rowLock, orderBy: { id: 'asc' } },
  );
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  return { products, variants: byId, schedules: schedules.filter(wanted) };
}

/** Gives a variant its planned price. */
export function begin(schedule: PriceSchedule, variant: Variant): void {
  schedule.priceBefore = variant.price;
  schedule.compareAtPriceBefore = variant.compareAtPrice;
  schedule.state = ScheduleState.RUNNING;
  setPrices(variant, schedule);
}

/** Ends a planned price. The previous one returns, unless somebody has edited the price meanwhile: that edit stays. */
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

/** Changes planned prices, and records which prices of variants are others after it, and which stayed though a planned one ended. */
export async function changePrices(
  em: SqlEntityManager,
  source: EventSource,
  locked: LockedSchedules,
  change: () => void,
): Promise<void> {
  const { products, variants, schedules } = locked;
  const before = new Map([...variants.values()].map((variant) => [variant, pricesOf(variant)]));
  const running = schedules.filter(isRunning);
  change();
  const changed = [...before].filter(
    ([{ price, compareAtPrice }, old]) => price !== old.price || compareAtPrice !== old.compareAtPrice,
  );
  await em.flush();
  const repriced = new Set(changed.map(([{ product }]) => product.id));
  const sold = products.filter(({ id, deletedAt }) => repriced.has(id) && !deletedAt);
  await updatePrices(em, source.ports, ...sold.map(({ id }) => id));
  const edited = new Set(changed.map(([{ id }]) => id));
  const stayed = running.filter((each) => !isRunning(each) && !edited.has(each.variant.id));
  await recordEvents(em, source, [
    ...changed.map(([variant, old]) => {
      const data = { changed: ['price'], ...nameOf(variant, locked), old, new: pricesOf(variant) };
      return { type: 'product.updated' as const, subject: variant.product.id, data };
    }),
    ...stayed.map(({ variant: { id } }) => {
      const variant = variants.get(id)!;
      return { type: 'price.ended' as const, subject: variant.product.id, data: nameOf(variant, locked) };
    }),
  ]);
}

const isRunning = ({ state }: PriceSchedule) => state === ScheduleState.RUNNING;

/** Which variant an event is about. */
export function nameOf({ id, options, product }: Variant, { products }: Pick<LockedSchedules, 'products'>) {
  const name = products.find((each) => each.id === product.id)?.name;
  return { variant: id, name, variantName: options.join(', ') };
}

const pricesOf = ({ price, compareAtPrice }: Variant): Prices => ({ price, compareAtPrice });
