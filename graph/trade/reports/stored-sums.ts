import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Dimension } from './dimension.ts';
import { dimensions, type ReportDimension } from './report-dimension.ts';

/** Moments: the first one, and the one after the last. */
export type Range = readonly [from: Date, to: Date];

/** The sums of all movements of a day, which each step of time adds up. */
export const ALL: Dimension = { key: 'null' };

/** The dimensions whose sums are stored of each day, by the name that they have there. */
export const stored: readonly (readonly [name: string, Dimension])[] = [
  ['DAY', ALL],
  ...Object.entries(dimensions).filter(([, { isTime }]) => !isTime),
];

/** What the sums of a dimension are stored as. */
export const storedAs = (by: ReportDimension) => (dimensions[by].isTime ? 'DAY' : by);
export const isByCategory = (by: string) => by === 'CATEGORY';

/**
 * The stored days of some moments of which nothing changed since. Its parameters: the time zone, whether they are those by category, and the moments.
 */
export const STORED_DAYS = `
  select d.id, d.from_at, d.to_at from report_days d
  where d.zone = ? and d.is_by_category = ? and d.from_at >= ? and d.to_at <= ?
    and not exists (select from report_changes c where c.at >= d.from_at and c.at < d.to_at)
    and not (d.is_by_category and exists (select from report_changes c where c.at is null))`;

/** The moments of a range that no stored day has: what they add up is read from the movements. */
export async function gapsIn(
  em: SqlEntityManager,
  { by, zone, range }: { by: ReportDimension; zone: string; range: Range },
): Promise<Range[]> {
  const days = await em.execute<{ from_at: Date | string; to_at: Date | string }[]>(
    `${STORED_DAYS} order by d.from_at`,
    [zone, isByCategory(by), ...range],
  );
  const gaps: Range[] = [];
  let [from] = range;
  for (const day of days) {
    const start = new Date(day.from_at);
    if (start > from) gaps.push([from, start]);
    from = new Date(day.to_at);
  }
  if (from < range[1]) gaps.push([from, range[1]]);
  return gaps;
}

/** What of gaps is in a part of their range that begins and ends with a day. */
export const clipped = (gaps: readonly Range[], [from, to]: Range): Range[] =>
  gaps.flatMap(([start, end]) => {
    const [first, last] = [start > from ? start : from, end < to ? end : to];
    return first < last ? [[first, last] as const] : [];
  });
