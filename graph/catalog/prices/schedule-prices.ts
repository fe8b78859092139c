import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { MAX_CENTS } from '#money/cents';
import type { Context } from '../../core/context.ts';
import { DomainError, type ErrorCode } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvents, type ShopEvent } from '../../core/record-event.ts';
import { Product } from '../products/product.entity.ts';
import { Variant } from '../products/variant.entity.ts';
import { activeStates, MAX_SCHEDULES, PriceSchedule } from './price-schedule.entity.ts';
import {
  MAX_PLANNED,
  type PriceScheduleEntry,
  type SchedulePriceInput,
  toEntry,
} from './price-schedules.types.ts';
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
  const ids = rows.map(({ variantId }) => variantId);
  const variants = await lockVariants(em, ids);
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

/** A form without seconds says "now" with a time that is over already. */
const LATE_MS = 60_000;
const LATEST_MS = 2 * 365 * 24 * 60 * 60_000;

/** What is wrong with a planned price: the field of the input, and a sentence about it that follows its name. */
type Problem = [field: keyof SchedulePriceInput, sentence: string];

/** Errors: BAD_USER_INPUT that names the price, for what can be checked without the database. */
export function checkSchedules(rows: readonly SchedulePriceInput[], now: Date): void {
  if (rows.length === 0 || rows.length > MAX_PLANNED)
    throw new DomainError('BAD_USER_INPUT', `Plan 1 to ${MAX_PLANNED} prices at once. Nothing was saved.`);
  for (const [index, row] of rows.entries()) {
    const problem = ownProblem(row, now.getTime());
    if (problem) throw scheduleError('BAD_USER_INPUT', index, row, problem);
  }
}

function ownProblem({ price, compareAtPrice, from, to }: SchedulePriceInput, now: number): Problem | null {
  if (price < 0 || price > MAX_CENTS) return ['price', `has a price that is not between 0 and ${MAX_CENTS}.`];
  if (compareAtPrice != null && compareAtPrice > MAX_CENTS)
    return ['compareAtPrice', 'has a price before that is too high.'];
  if (compareAtPrice != null && compareAtPrice <= price)
    return ['compareAtPrice', 'has a price before that is not above its price. Raise it or leave it empty.'];
  if (from.getTime() < now - LATE_MS) return ['from', 'begins in the past. Choose a time from now on.'];
  if (to <= from) return ['to', 'ends before it begins. Choose a later end.'];
  if (to.getTime() <= now) return ['to', 'ends in the past. Choose a later end.'];
  if (to.getTime() > now + LATEST_MS) return ['to', 'ends in more than two years. Choose an earlier end.'];
  return null;
}

/** Errors: SCHEDULES_OVERLAP and BAD_USER_INPUT that name the price, beside those of its variant that are not over. */
export function refuseOverlap(
  index: number,
  row: SchedulePriceInput,
  variant: Variant,
  others: readonly PriceSchedule[],
): void {
  const other = others.find(({ fromAt, toAt }) => fromAt < row.to && row.from < toAt);
  if (other) {
    const sentence = `overlaps with another one of the same variant, ${timeOf(other.fromAt, other.toAt)}. Cancel that one or choose another time.`;
    throw scheduleError('SCHEDULES_OVERLAP', index, row, ['from', sentence], variant);
  }
  if (others.length >= MAX_SCHEDULES) {
    const sentence = `would be more than ${MAX_SCHEDULES} prices that are planned for one variant. Cancel one of them.`;
    throw scheduleError('BAD_USER_INPUT', index, row, ['variantId', sentence], variant);
  }
}

/** An error about one planned price, whose message names it by its variant and time, and is also the message of its field. */
export function scheduleError(
  code: ErrorCode,
  index: number,
  { from, to }: SchedulePriceInput,
  [field, sentence]: Problem,
  variant?: Variant,
): DomainError {
  const named = variant && variant.options.length > 0 ? ` of ${variant.options.join(', ')}` : '';
  const message = `The price${named} planned for ${timeOf(from, to)} ${sentence}`;
  return new DomainError(code, `${message} Nothing was saved.`, {
    fields: { [`${index}.${field}`]: message },
  });
}

const timeOf = (from: Date, to: Date) => `${minuteOf(from)} to ${minuteOf(to)} UTC`;
const minuteOf = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
