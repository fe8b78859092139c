/** The day of a moment in a time zone of the IANA list, such as "2026-11-26". */
export const dayIn = (timeZone: string, at: Date): string => at.toLocaleDateString('sv-SE', { timeZone });

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
  const clock = new Date(second).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - second;
}
