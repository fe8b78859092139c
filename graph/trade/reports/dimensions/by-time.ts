import type { Dimension } from '../dimension.ts';

/** Days, weeks from Monday on, and months of the time zone of the shop, `?` in them. */
const step = (unit: string): Dimension => {
  const of = (moment: string) => `date_trunc('${unit}', ${moment} at time zone ?)::date::text`;
  return { key: of('m.at'), storedKey: of('stored.from_at'), isTime: true };
};

export const byDay = step('day');
export const byWeek = step('week');
export const byMonth = step('month');
