const DAY_MS = 24 * 60 * 60_000;

/**
 * Until when an order can be withdrawn from that was delivered then: so many days after the day of the delivery, and in UTC one day more, so that in every time
 * zone the whole of the last day is left.
 */
export const withdrawableUntil = (deliveredAt: Date, days: number): Date =>
  new Date((Math.floor(deliveredAt.getTime() / DAY_MS) + days + 2) * DAY_MS);
