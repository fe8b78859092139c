import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { addDays } from '../../core/day.ts';
import { fieldError, isCleanText } from '../../core/validation.ts';
import { startOfDay } from '../../core/zoned-day.ts';
import { findReport, type ReportArgs } from './find-report.ts';
import { movementParams } from './movements.ts';
import { LONGEST } from './read-breakdown.ts';
import { dimensions } from './report-dimension.ts';
import type { ReportOrders } from './report-orders.types.ts';
import { movementsOf, sumsOf, tablesOf } from './sums-of.ts';

interface Row {
  id: string;
  number: number;
  at: string;
  paid: number;
  refunded: number;
  all: number;
  allPaid: number;
  allRefunded: number;
}

/**
 * The orders that a row of a report adds up, those with the latest movement first, and what all of them come to. They name nobody. Errors:
 * BAD_USER_INPUT.
 */
export async function reportOrders(
  ctx: Context,
  args: ReportArgs & { key?: string | null },
  first: number,
): Promise<ReportOrders> {
  if (!isCleanText(args.key ?? '')) throw fieldError('key', 'A key has no control characters.');
  const { by, period, zone, currency } = await findReport(ctx, args);
  const dimension = dimensions[by];
  const moments = [period.from, addDays(period.to, 1)].map((day) => startOfDay(zone, day)) as [Date, Date];
  const sql = `${movementsOf(dimension)}, found as (
      select m.order_id as id, max(m.at) as at, ${sumsOf(dimension)} ${tablesOf(dimension)}
        and (${dimension.key}) is not distinct from ?::text group by 1
    )
    select found.id, orders.number::int as number, at, paid, refunded, (count(*) over ())::int as "all",
      sum(paid) over () as "allPaid", sum(refunded) over () as "allRefunded"
    from found join orders on orders.id = found.id order by at desc, found.id limit ?`;
  const params = [
    ...movementParams(...moments, currency),
    ...(dimension.isTime ? [zone] : []),
    args.key ?? null,
    first,
  ];
  const rows = await boundedRead(ctx, (em) => em.execute<Row[]>(sql, params), LONGEST);
  const { all = 0, allPaid = 0, allRefunded = 0 } = rows[0] ?? {};
  return {
    currency,
    from: period.from,
    to: period.to,
    total: all,
    paid: allPaid,
    refunded: allRefunded,
    net: allPaid - allRefunded,
    orders: rows.map(({ id, number, at, paid, refunded }) => ({
      id,
      number,
      at: new Date(at),
      paid,
      refunded,
      net: paid - refunded,
    })),
  };
}
