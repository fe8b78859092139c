import { percentile as exactly } from '../testing/statistics.ts';

/** The value that `percent` of all values do not exceed, rounded; 0 when there are none. */
export function percentile(values: readonly number[], percent: number): number {
  return Math.round(exactly(values, percent / 100)) || 0;
}
