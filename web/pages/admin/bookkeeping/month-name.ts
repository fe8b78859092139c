/** A month by its first day, as days are written: "2026-10". */
export const nameOf = (firstDay: string) => firstDay.slice(0, 7);

/** The last day of the month that begins on a day. */
export function lastDayOf(firstDay: string): string {
  const [year, month] = firstDay.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
