import type { Dimension } from '../dimension.ts';

/** Days, weeks from Monday on, and months of the time zone of the shop, `?` in them. */
const step = (unit: string): Dimension => ({
  key: `date_trunc('${unit}', at at time zone ?)::date::text`,
  isTime: true,
});

export const byDay = step('day');
export const byWeek = step('week');
export const byMonth = step('month');
