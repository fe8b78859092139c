import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { addDays } from '../../core/day.ts';
import { DomainError } from '../../core/errors.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import type { BuyerCohorts } from './buyer-cohorts.types.ts';
import { findToday } from './find-report.ts';
import { type CohortCell, readCohorts } from './read-cohorts.ts';
import { monthsAfter, stepsOf } from './report-period.ts';

/** Months of a report, and those of one that says no other. */
const MOST_MONTHS = 24;
const USUAL_MONTHS = 12;
/**
 * What buyers of each month spent since, by default in the last 12 months; those before it together. In minor units of one currency, some
 * seconds old. Errors: BAD_USER_INPUT for more than 24 months.
 */
export async function buyerCohorts(
  ctx: Context,
  args: { from?: string | null; to?: string | null; currency?: string | null },
): Promise<BuyerCohorts> {
  const { zone, today } = await findToday(ctx);
  const to = monthsAfter(args.to ?? today, 0);
  const from = monthsAfter(args.from ?? monthsAfter(to, 1 - USUAL_MONTHS), 0);
  const currency = args.currency ?? (await shopCurrency(ctx));
  const months = stepsOf('MONTH', from, to);
  if (months.length < 1 || months.length > MOST_MONTHS)
    throw new DomainError('BAD_USER_INPUT', `This report has 1 to ${MOST_MONTHS} months.`);
  const found = await ctx.ports.cache.staleWhileRevalidate(
    cacheKey('buyer cohorts', from, to, zone, currency),
    () => readCohorts(ctx, { from, to, zone, currency }),
  );
  return shapeCohorts(found, { months, currency });
}

/** The cells as a table: a row for each month, and one for all before, of the months since. */
export function shapeCohorts(
  found: readonly CohortCell[],
  { months, currency }: { months: string[]; currency: string },
): BuyerCohorts {
  const from = months[0]!;
  const rowOf = (month: string | null, since: readonly string[]) => ({
    month,
    cells: since.map((each) => {
      const cells = found.filter(
        (cell) => cell.month === each && (month ? cell.first === month : cell.first < from),
      );
      const sum = (of: 'buyers' | 'paid' | 'refunded') => cells.reduce((all, cell) => all + cell[of], 0);
      return { month: each, buyers: sum('buyers'), net: sum('paid') - sum('refunded') };
    }),
  });
  return {
    currency,
    from,
    to: addDays(monthsAfter(months.at(-1)!, 1), -1),
    net: found.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0),
    cohorts: [rowOf(null, months), ...months.map((month, at) => rowOf(month, months.slice(at)))],
  };
}
