import { momentIn } from './zoned-time.ts';

/**
 * The start of the day so many days later in the time zone of the shop, or where the viewer is in a shop without one, in ISO 8601; null for
 * what is no day such as "2026-11-24".
 */
export function startOfDay(day: string | null, later: number, timeZone: string | undefined): string | null {
  const start = new Date(`${day}T00:00${timeZone ? 'Z' : ''}`);
  if (Number.isNaN(start.getTime())) return null;
  if (!timeZone) {
    start.setDate(start.getDate() + later);
    return start.toISOString();
  }
  start.setUTCDate(start.getUTCDate() + later);
  return momentIn(timeZone, start.toISOString().slice(0, 16));
}
