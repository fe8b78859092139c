import { dayIn, startOfDay } from '../../core/zoned-day.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The last day to withdraw from an order, such as "2026-11-26", and when it ends. */
export interface Until {
  lastDay: string;
  until: Date;
}

/**
 * The last day to withdraw from an order that was delivered then, in the time zone of the shop: so many days after the day of the delivery, which is not counted, and
 * the next Monday where that is a Saturday or Sunday (article 9 of Directive 2011/83/EU, article 3 of Regulation 1182/71).
 */
export function withdrawableUntil(deliveredAt: Date, days: number, timeZone: string): Until {
  const last = new Date(Date.parse(dayIn(timeZone, deliveredAt)) + days * DAY_MS);
  const more = [1, 0, 0, 0, 0, 0, 2][last.getUTCDay()]!;
  const later = (by: number) => dayIn('UTC', new Date(last.getTime() + by * DAY_MS));
  return { lastDay: later(more), until: startOfDay(timeZone, later(more + 1)) };
}

/** Whether a withdrawal is taken: for one day more, so that in the time zone of every buyer the whole of the last day is left. */
export const isInTime = (until: Date, now: Date): boolean => now.getTime() < until.getTime() + DAY_MS;
