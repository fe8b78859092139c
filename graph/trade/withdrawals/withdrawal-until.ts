const DAY_MS = 24 * 60 * 60_000;

/**
 * When the last day to withdraw from an order ends that was delivered then, in UTC: so many days after the day of the delivery, which is not counted, and on the
 * next Monday where that is a Saturday or Sunday (article 9 of Directive 2011/83/EU, article 3 of Regulation 1182/71).
 */
export function withdrawableUntil(deliveredAt: Date, days: number): Date {
  const last = new Date((Math.floor(deliveredAt.getTime() / DAY_MS) + days) * DAY_MS);
  const more = [1, 0, 0, 0, 0, 0, 2][last.getUTCDay()]!;
  return new Date(last.getTime() + (more + 1) * DAY_MS);
}

/** Whether a withdrawal is taken: for one day more, so that in every time zone the whole of the last day is left. */
export const isInTime = (until: Date, now: Date): boolean => now.getTime() < until.getTime() + DAY_MS;
