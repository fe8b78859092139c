/** "October 2026" of its first day. */
export const nameOf = (firstDay: string) =>
  new Date(`${firstDay}T00:00:00Z`).toLocaleDateString('en', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  });

/** The last day of the month that begins on a day. */
export function lastDayOf(firstDay: string): string {
  const [year, month] = firstDay.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
