import { addDays, daysBetween } from '../../core/day.ts';
import { DomainError } from '../../core/errors.ts';

/** Days of a report that says no others. */
export const USUAL_DAYS = 30;
/** Days of a report, at most. */
export const MOST_DAYS = 400;
/** Of one by weeks or months. */
export const MOST_DAYS_OF: Partial<Record<string, number>> = { WEEK: 1_830, MONTH: 3_660 };

/** The days of a report, both counted, and those before that it is compared with. */
export interface Period {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
}

/**
 * The period of a report, by default the last 30 days. It is compared with as many days before, and whole months that are over with
 * as many months before. Errors: BAD_USER_INPUT for an end before the beginning, and for too many days.
 */
export function readPeriod(
  by: string,
  today: string,
  { from: wantedFrom, to: wantedTo }: { from?: string | null; to?: string | null },
): Period {
  const to = wantedTo ?? (wantedFrom && wantedFrom > today ? wantedFrom : today);
  const from = wantedFrom ?? addDays(to, 1 - USUAL_DAYS);
  const length = daysBetween(from, to);
  const most = MOST_DAYS_OF[by] ?? MOST_DAYS;
  if (length < 1)
    throw new DomainError(
      'BAD_USER_INPUT',
      'A report ends on the day on which it begins, or later. Choose a later last day.',
    );
  if (length > most)
    throw new DomainError(
      'BAD_USER_INPUT',
      `This report has at most ${most} days. By weeks it may have ${MOST_DAYS_OF.WEEK}, by months ${MOST_DAYS_OF.MONTH}.`,
    );
  const isMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01') && to < today;
  const previousFrom = isMonths ? monthsAfter(from, -monthsBetween(from, to)) : addDays(from, -length);
  return { from, to, previousFrom, previousTo: addDays(from, -1) };
}

/** The days, the Mondays of the weeks or the first days of the months from one day to another. */
export function stepsOf(by: string, from: string, to: string): string[] {
  const steps = [];
  for (let step = stepAt(by, from); step <= to; step = nextOf(by, step)) steps.push(step);
  return steps;
}

function stepAt(by: string, day: string): string {
  if (by === 'MONTH') return `${day.slice(0, 7)}-01`;
  return by === 'WEEK' ? addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)) : day;
}

const nextOf = (by: string, step: string) =>
  by === 'MONTH' ? monthsAfter(step, 1) : addDays(step, by === 'WEEK' ? 7 : 1);

/** How many months begin from one day to another. */
export const monthsBetween = (from: string, to: string): number => monthOf(to) - monthOf(from) + 1;

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The first day of the month so many months after that of a day. */
export function monthsAfter(day: string, months: number): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 10);
}
