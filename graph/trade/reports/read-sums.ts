import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Dimension } from './dimension.ts';
import { movementsParams, type Sums, within } from './movements.ts';
import { dimensions, type ReportDimension } from './report-dimension.ts';
import { ALL, clipped, gapsIn, isByCategory, type Range, STORED_DAYS, storedAs } from './stored-sums.ts';
import { movementsOf, rowsOf } from './sums-of.ts';

/** What a row of a report adds up in the period, and its net in the one before. */
export interface RowSums extends Sums {
  key: string | null;
  name: string | null;
  country: string | null;
  rate: number | null;
  units: number;
  returnedUnits: number;
  /** Tax in what is left of `paid` without `refunded`. */
  tax: number;
  previousNet: number;
  /** Whether it is all rows together for which there was no place. */
  isRest: boolean;
}

/** A report from the first moment of the period before to the one after the last, and the first of the period. */
export interface SumsWanted {
  by: ReportDimension;
  range: Range;
  first: Date;
  zone: string;
  currency: string;
}

const SUMMED = ['paid', 'refunded', 'units', '"returnedUnits"', 'tax', '"previousNet"'];
const summed = (text: (column: string) => string) => SUMMED.map((each) => `${text(each)} as ${each}`).join();

/**
 * A report: stored sums, and those of the movements of the days that are not stored; of rows that are not in order of time those of the most money, and the
 * rest in one. Each stored day is looked up by its key (`offset 0`), whatever the statistics say. Its parameters: those of the movements, those of
 * `STORED_DAYS`, the first moment of the period, the zone of time, and again with the dimension and the currency.
 */
const breakdown = (dimension: Dimension, gaps: number, most: number) => `
  ${movementsOf(dimension, gaps)}, stored as (${STORED_DAYS}), both_periods as (
    ${rowsOf(dimension, 'm.at < ? as "isPrevious"')}
    union all
    select stored.from_at < ?, ${dimension.storedKey ?? 's.key'}, s.country, s.rate, s.orders, ${STORED_SUMS}
    from stored cross join lateral (select * from report_sums where day_id = stored.id and dimension = ? and currency = ? offset 0) s
  ), row as materialized (
    select key, min(country) as country, min(rate) as rate, coalesce(sum(orders) filter (where not "isPrevious"), 0)::int as orders,
      ${SUMMED.slice(0, -1)
        .map((each) => `coalesce(sum(${each}) filter (where not "isPrevious"), 0) as ${each}`)
        .join()},
      coalesce(sum(paid - refunded) filter (where "isPrevious"), 0) as "previousNet"
    from both_periods group by key
  ), top as materialized (
    select * from row order by abs(paid - refunded) desc, paid desc, "previousNet" desc, key limit ${most}
  )
  select row.*, ${dimension.name ?? 'null'} as name, false as "isRest" from top as row
  union all
  select null, null, null, (sum(orders) - (select sum(orders) from top))::int, ${summed((each) => `sum(${each}) - (select sum(${each}) from top)`)},
    null, true
  from row having count(*) > ${most}`;

const STORED_SUMS = ['paid', 'refunded', 'units', 'returned_units', 'tax']
  .map((each) => `s.${each}::double precision`)
  .join();

/** Rows of a report of time, which has all its steps. */
const ALL_STEPS = 1_000_000;

/** The rows of a report, `most` of them and the rest. Call it in a transaction of one snapshot: it reads twice. */
export async function readSums(
  em: SqlEntityManager,
  { by, range, first, zone, currency }: SumsWanted,
  most = ALL_STEPS,
  dimension = dimensions[by],
  known?: readonly Range[],
): Promise<RowSums[]> {
  const gaps = known ?? (await gapsIn(em, { by, zone, range }));
  const time = dimension.isTime ? [zone] : [];
  return em.execute<RowSums[]>(breakdown(dimension, gaps.length, dimension.isTime ? ALL_STEPS : most), [
    ...movementsParams(gaps, currency),
    ...[zone, isByCategory(by), ...range],
    ...[first, ...time, first, ...time, storedAs(by), currency],
  ]);
}

/** What all of it comes to, in the period and in the one before; `gaps` are those by day. Call it in a transaction of one snapshot. */
export async function readTotals(
  em: SqlEntityManager,
  wanted: Omit<SumsWanted, 'by'>,
  gaps: readonly Range[],
): Promise<Totals[]> {
  const { range, first } = wanted;
  const of = async (part: Range) => {
    const ofPart = { ...wanted, by: 'DAY' as const, range: part, first: part[0] };
    const rows = await readSums(em, ofPart, 1, ALL, clipped(gaps, part));
    const { orders, paid, refunded } = rows[0] ?? { orders: 0, paid: 0, refunded: 0 };
    return { orders, paid, refunded };
  };
  return [
    { isPrevious: false, ...(await of([first, range[1]])) },
    { isPrevious: true, ...(await of([range[0], first])) },
  ];
}

export type Totals = Sums & { isPrevious: boolean };

/** The currencies in which money moved; `gaps` are those by day. Call it in a transaction of one snapshot. */
export async function readCurrencies(
  em: SqlEntityManager,
  { range, zone }: Pick<SumsWanted, 'range' | 'zone'>,
  gaps: readonly Range[],
): Promise<string[]> {
  const rows = await em.execute<{ currency: string }[]>(
    `with stored as (${STORED_DAYS})
     select distinct s.currency from stored
     cross join lateral (select currency from report_sums where day_id = stored.id and dimension = 'DAY' offset 0) s
     union ${currenciesIn(gaps.length)}`,
    [zone, false, ...range, ...gaps.flat(2), ...gaps.flat(2)],
  );
  return rows.map(({ currency }) => currency);
}

/** SQL of the currencies of the movements of so many ranges, whose moments are its parameters twice. */
export const currenciesIn = (ranges: number) => `
  select currency from payments
  where order_id is not null and id not like 'exchange\\_%' and ${within('created_at', ranges)}
  union select currency from refunds
  where state = 'made' and order_id is not null and payment_id not like 'exchange\\_%' and ${within('made_at', ranges)}`;
