/** The start of the day so many days later, where the viewer is, in ISO 8601; null for what is no day such as "2026-11-24". */
export function startOfDay(day: string | null, later: number): string | null {
  const start = new Date(`${day}T00:00`);
  if (Number.isNaN(start.getTime())) return null;
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
