/** The formatters of the time zones that the shop has used: making one takes longer than ten uses of it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The moment on the clocks of a time zone of the IANA list, such as "2026-11-26 23:59:59". */
function clockIn(timeZone: string, at: Date): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at);
}

/** The day of a moment in a time zone of the IANA list, such as "2026-11-26". */
export const dayIn = (timeZone: string, at: Date): string => clockIn(timeZone, at).split(' ')[0]!;

/** The moment at which a day such as "2026-11-26" begins in a time zone. */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Twice: the clocks may change between the guess and the day.
  const guess = midnight - offsetOf(timeZone, midnight);
  return new Date(midnight - offsetOf(timeZone, guess));
}

/** What the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetOf(timeZone: string, at: number): number {
  const second = Math.floor(at / 1000) * 1000;
  return Date.parse(`${clockIn(timeZone, new Date(second)).replace(' ', 'T')}Z`) - second;
}
