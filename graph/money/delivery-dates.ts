/** The days on which the shop packs and hands over orders, by what the setting calls them: ISO weekdays, 1 is Monday. */
export const WORKING_DAYS = {
  mon_fri: [1, 2, 3, 4, 5],
  mon_sat: [1, 2, 3, 4, 5, 6],
  every_day: [1, 2, 3, 4, 5, 6, 7],
} as const;

/** The days on which carriers deliver. */
const CARRIER_DAYS: readonly number[] = WORKING_DAYS.mon_sat;

/** How the shop hands orders over. */
export interface Handling {
  /** Working days that it takes. */
  handlingDays: number;
  /** Until when an order counts for the day, such as "14:00"; null for the whole day. */
  cutOff: string | null;
  workingDays: keyof typeof WORKING_DAYS;
  /** Days on which nothing is handed over besides, such as "2026-12-24 2026-12-25"; null for none. */
  closedDays: string | null;
  /** Of the IANA list. */
  timeZone: string;
}

/** The first and the last day on which an order may arrive or be ready, such as "2026-11-26". */
export interface DeliveryDates {
  from: string;
  to: string;
}

interface Days {
  kind: 'delivery' | 'pickup';
  daysMin: number | null;
  daysMax: number | null;
}

/**
 * When what is ordered now arrives, or is ready: after the handling days, which are working days, and the days of the method, of which those
 * of carriers are Monday to Saturday. Null for a method whose days are not known. Holidays of carriers are not known.
 */
export function deliveryDates(
  now: Date,
  { handlingDays, cutOff, workingDays, closedDays, timeZone }: Handling,
  { kind, daysMin, daysMax }: Days,
): DeliveryDates | null {
  const [least, most] = [daysMin ?? daysMax, daysMax ?? daysMin];
  if (least === null || most === null) return null;
  const weekdays: readonly number[] = WORKING_DAYS[workingDays];
  const closed = new Set(closedDays?.split(' '));
  const working = (day: string) => weekdays.includes(weekday(day)) && !closed.has(day);
  const [today, time] = now.toLocaleString('sv-SE', { timeZone }).split(' ') as [string, string];
  const isToday = working(today) && (cutOff === null || time.slice(0, 5) < cutOff);
  const handed = addDays(today, handlingDays + (isToday ? 0 : 1), working);
  const counted = kind === 'pickup' ? working : isCarrierDay;
  return { from: addDays(handed, least, counted), to: addDays(handed, most, counted) };
}

const DAY_MS = 24 * 60 * 60_000;

/** Whether dates that were counted from the order still hold: an order that was paid later than a day after it arrives later. */
export const stillHolds = (orderedAt: Date | string, paidAt: Date | string): boolean =>
  new Date(paidAt).getTime() - new Date(orderedAt).getTime() < DAY_MS;

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const weekday = (day: string) => utc(day).getUTCDay() || 7;
const isCarrierDay = (day: string) => CARRIER_DAYS.includes(weekday(day));

/** The day so many counted days later. */
function addDays(from: string, count: number, isCounted: (day: string) => boolean): string {
  let [day, left] = [from, count];
  while (left > 0) {
    day = new Date(utc(day).getTime() + DAY_MS).toISOString().slice(0, 10);
    if (isCounted(day)) left--;
  }
  return day;
}

/** "Thursday 26 to Saturday 28 November". */
export function deliveryText({ from, to }: DeliveryDates): string {
  if (from === to) return dayText(to);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${dayText(from, !isSameMonth)} to ${dayText(to)}`;
}

// Made once: pages say delivery dates on each request.
const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const [WEEKDAY, DAY, MONTH] = [
  part({ weekday: 'long' }),
  part({ day: 'numeric' }),
  part({ month: 'long' }),
] as const;

function dayText(day: string, hasMonth = true): string {
  const date = `${WEEKDAY.format(utc(day))} ${DAY.format(utc(day))}`;
  return hasMonth ? `${date} ${MONTH.format(utc(day))}` : date;
}
