import { MAX_CENTS } from '#money/cents';
import { DomainError, type ErrorCode } from '../../core/errors.ts';
import type { Variant } from '../products/variant.entity.ts';
import { MAX_SCHEDULES, type PriceSchedule } from './price-schedule.entity.ts';
import { MAX_PLANNED, type SchedulePriceInput } from './price-schedules.types.ts';

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
