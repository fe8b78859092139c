import { boundedRead, SNAPSHOT } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { addDays } from '../../core/day.ts';
import { startOfDay } from '../../core/zoned-day.ts';
import { readCurrencies, readSums, readTotals } from './read-sums.ts';
import type { ReportDimension } from './report-dimension.ts';
import type { Period } from './report-period.ts';
import { gapsIn } from './stored-sums.ts';

/** Milliseconds. A report reads stored sums, and the movements of its other days by an index; one that takes longer is too long. */
export const LONGEST = 5_000;

/** Which report is read. */
export interface Wanted {
  by: ReportDimension;
  period: Period;
  zone: string;
  currency: string;
}

/** The rows of a report, `most` of them and the rest, the sums of its period and of the one before, and the currencies in which money moved. */
export function readBreakdown(
  ctx: Pick<Context, 'em'>,
  { by, period, zone, currency }: Wanted,
  most = 10_000,
) {
  const [before, first, after] = [period.previousFrom, period.from, addDays(period.to, 1)].map((day) =>
    startOfDay(zone, day),
  ) as [Date, Date, Date];
  const wanted = { by, range: [before, after] as const, first, zone, currency };
  return boundedRead(
    ctx,
    async (em) => {
      const rows = await readSums(em, wanted, most);
      const gaps = await gapsIn(em, { ...wanted, by: 'DAY' });
      const totals = await readTotals(em, wanted, gaps);
      return { rows, totals, currencies: await readCurrencies(em, wanted, gaps) };
    },
    LONGEST,
    SNAPSHOT,
  );
}
