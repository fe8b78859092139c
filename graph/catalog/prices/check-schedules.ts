import { MAX_CENTS } from '#money/cents';
import { DomainError, type ErrorCode } from '../../core/errors.ts';
import type { Variant } from '../products/variant.entity.ts';
import { MAX_SCHEDULES, type PriceSchedule } from './price-schedule.entity.ts';
import { MAX_PLANNED, type SchedulePriceInput } from './price-schedules.types.ts';

/** A form without seconds says "now" with a time that is over already. */
const LATE_MS = 60_000;
const LATEST_MS = 2 * 365 * 24 * 60 * 60_000;

/** What is wrong with a row: the field of the input, and a sentence about it that follows the name of the row. */
type Problem = [field: keyof SchedulePriceInput, sentence: string];

/** Errors: BAD_USER_INPUT that names the row, for what can be told without the database. */
export function checkSchedules(rows: readonly SchedulePriceInput[], now: Date): void {
  if (rows.length === 0 || rows.length > MAX_PLANNED)
    throw new DomainError('BAD_USER_INPUT', `Plan 1 to ${MAX_PLANNED} prices at once. Nothing was saved.`);
  for (const [index, row] of rows.entries()) {
    const problem = ownProblem(row, now.getTime());
    if (problem) throw scheduleError('BAD_USER_INPUT', index, problem);
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

/** Errors: SCHEDULES_OVERLAP and BAD_USER_INPUT that name the row, beside those of its variant that are not over. */
export function refuseOverlap(
  index: number,
  { from, to }: SchedulePriceInput,
  variant: Variant,
  others: readonly PriceSchedule[],
): void {
  const other = others.find(({ fromAt, toAt }) => fromAt < to && from < toAt);
  if (other) {
    const time = `${minuteOf(other.fromAt)} to ${minuteOf(other.toAt)} UTC`;
    const sentence = `overlaps with a price planned for the same variant, ${time}. Cancel that one or choose another time.`;
    throw scheduleError('SCHEDULES_OVERLAP', index, ['from', sentence], variant);
  }
  if (others.length >= MAX_SCHEDULES) {
    const sentence = `would be more than ${MAX_SCHEDULES} prices that are planned for one variant. Cancel one of them.`;
    throw scheduleError('BAD_USER_INPUT', index, ['variantId', sentence], variant);
  }
}

/** An error about one row, whose message names it and is also the message of its field. */
export function scheduleError(
  code: ErrorCode,
  index: number,
  [field, sentence]: Problem,
  variant?: Variant,
): DomainError {
  const named = variant && variant.options.length > 0 ? ` (${variant.options.join(', ')})` : '';
  const message = `Row ${index + 1}${named} ${sentence}`;
  return new DomainError(code, `${message} Nothing was saved.`, {
    fields: { [`${index}.${field}`]: message },
  });
}

const minuteOf = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
