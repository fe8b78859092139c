import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { addDays } from '../../core/day.ts';
import { startOfDay } from '../../core/zoned-day.ts';
import type { Dimension } from './dimension.ts';
import { movementParams, movements, SUMS, type Sums } from './movements.ts';
import { dimensions, type ReportDimension } from './report-dimension.ts';
import type { Period } from './report-period.ts';
import { shares } from './shares.ts';

/** Milliseconds. A report reads the rows of its period by an index; one that takes longer is too long. */
export const LONGEST = 5_000;

/** What a row of a report adds up in one of the two periods. */
export interface RowSums extends Sums {
  key: string | null;
  name: string | null;
  country: string | null;
  rate: number | null;
  isPrevious: boolean;
  units: number;
  returnedUnits: number;
  /** Tax in what is left of `paid` without `refunded`. */
  tax: number;
}

/** The movements that a report is about, as `m`, with what its key reads. */
export const tablesOf = ({ isOfShares, joins = '', where }: Dimension) => `
  from ${isOfShares ? 'share' : 'movement'} m ${joins}
  where ${isOfShares ? '(m.line_id is not null or m.share <> 0)' : 'true'} ${where ? `and ${where}` : ''}`;

/** The CTEs of these. */
export const movementsOf = ({ isOfShares }: Dimension) =>
  `with movement as (${movements}) ${isOfShares ? `, ${shares}` : ''}`;

// No integers: sums of these are bigint, which come as texts.
const NO_SHARES =
  '0::double precision as units, 0::double precision as "returnedUnits", 0::double precision as tax';

export const sumsOf = ({ isOfShares }: Dimension) => (isOfShares ? SHARE_SUMS : `${SUMS}, ${NO_SHARES}`);

/**
 * A report as PostgreSQL adds it up, first by order, whose lines may be of one row. Its parameters: those of the movements, the first moment of the period,
 * and the time zone of time.
 */
const breakdown = (dimension: Dimension) => `
  ${movementsOf(dimension)}
  select row.*, ${dimension.name ?? 'null'} as name from (
    select "isPrevious", key, min(country) as country, min(rate) as rate, sum(orders)::int as orders,
      ${['paid', 'refunded', 'units', '"returnedUnits"', 'tax'].map((each) => `sum(${each}) as ${each}`).join()}
    from (
      select m.at < ? as "isPrevious", ${dimension.key} as key, ${dimension.country ?? 'null'} as country,
        ${dimension.rate ?? 'null::int'} as rate, ${sumsOf(dimension)}
      ${tablesOf(dimension)}
      group by 1, 2 ${dimension.isOfShares ? ', m.order_id' : ''}
    ) as sums group by 1, 2
  ) as row`;

const SHARE_SUMS = `
  bool_or(m.is_sale)::int as orders,
  coalesce(sum(m.share) filter (where m.is_sale), 0)::double precision as paid,
  coalesce(sum(m.share) filter (where not m.is_sale), 0)::double precision as refunded,
  coalesce(sum(m.qty) filter (where m.is_sale), 0)::double precision as units,
  coalesce(sum(m.qty) filter (where not m.is_sale), 0)::double precision as "returnedUnits",
  coalesce(sum(case when m.is_sale then m.tax else -m.tax end), 0)::double precision as tax`;

const totals = `with movement as (${movements}) select at < ? as "isPrevious", ${SUMS} from movement group by 1`;
const currencies = `
  select distinct currency from payments where order_id is not null and created_at >= ? and created_at < ?
  union select distinct currency from refunds where state = 'made' and made_at >= ? and made_at < ?`;

/** Which report is read. */
export interface Wanted {
  by: ReportDimension;
  period: Period;
  zone: string;
  currency: string;
}

export type Totals = Sums & { isPrevious: boolean };

/** The rows of a report in a period and in the one before, the sums of both, and the currencies in which money moved. */
export function readBreakdown(ctx: Pick<Context, 'em'>, { by, period, zone, currency }: Wanted) {
  const dimension = dimensions[by];
  const [before, first, after] = [period.previousFrom, period.from, addDays(period.to, 1)].map((day) =>
    startOfDay(zone, day),
  ) as [Date, Date, Date];
  const params = [...movementParams(before, after, currency), first];
  return boundedRead(
    ctx,
    async (em) => ({
      rows: await em.execute<RowSums[]>(breakdown(dimension), [
        ...params,
        ...(dimension.isTime ? [zone] : []),
      ]),
      totals: await em.execute<Totals[]>(totals, params),
      currencies: (await em.execute<{ currency: string }[]>(currencies, [before, after, before, after])).map(
        (row) => row.currency,
      ),
    }),
    LONGEST,
  );
}
