import type { Dimension } from './dimension.ts';
import { movementsIn, SUMS } from './movements.ts';
import { shares } from './shares.ts';

/** The movements that a report is about, as `m`, with what its key reads. */
export const tablesOf = ({ isOfShares, joins = '', where }: Dimension, split = '') => `
  from ${isOfShares ? 'share' : 'movement'} m ${split} ${joins}
  where ${isOfShares ? '(m.line_id is not null or m.share <> 0)' : 'true'} ${where ? `and ${where}` : ''}`;

/** The CTEs of these, in so many ranges. */
export const movementsOf = ({ isOfShares }: Dimension, ranges = 1) =>
  `with movement as (${movementsIn(ranges)}) ${isOfShares ? `, ${shares}` : ''}`;

// No integers: sums of these are bigint, which come as texts.
const NO_SHARES =
  '0::double precision as units, 0::double precision as "returnedUnits", 0::double precision as tax';

const SHARE_SUMS = `
  bool_or(m.is_sale)::int as orders,
  coalesce(sum(m.share) filter (where m.is_sale), 0)::double precision as paid,
  coalesce(sum(m.share) filter (where not m.is_sale), 0)::double precision as refunded,
  coalesce(sum(m.qty) filter (where m.is_sale), 0)::double precision as units,
  coalesce(sum(m.qty) filter (where not m.is_sale), 0)::double precision as "returnedUnits",
  coalesce(sum(case when m.is_sale then m.tax else -m.tax end), 0)::double precision as tax`;

export const sumsOf = ({ isOfShares }: Dimension) => (isOfShares ? SHARE_SUMS : `${SUMS}, ${NO_SHARES}`);

/** Adds up rows of sums by the first columns. */
export const added = (columns: string, rows: string, by: string) => `
  select ${columns}, min(country) as country, min(rate) as rate, sum(orders)::int as orders,
    ${['paid', 'refunded', 'units', '"returnedUnits"', 'tax'].map((each) => `sum(${each}) as ${each}`).join()}
  from (${rows}) as sums group by ${by}`;

/** The rows of a report that are told apart by `split`, first by order, whose lines may be of one row. */
export const rowsOf = (dimension: Dimension, split: string, join = '') => `
  select ${split}, (${dimension.key})::text as key, ${dimension.country ?? 'null'} as country,
    ${dimension.rate ?? 'null::int'} as rate, ${sumsOf(dimension)}
  ${tablesOf(dimension, join)}
  group by 1, 2 ${dimension.isOfShares ? ', m.order_id' : ''}`;
