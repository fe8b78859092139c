import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { startOfDay } from '../../core/zoned-day.ts';
import { movementParams, movements } from './movements.ts';
import { monthsAfter } from './report-period.ts';

/** Milliseconds. It looks up the first order of every buyer of its months. */
const LONGEST = 10_000;

/** What moved in a month for buyers of another. */
export interface CohortCell {
  /** The first days of the months of the first order, and of what moved. */
  first: string;
  month: string;
  buyers: number;
  paid: number;
  refunded: number;
}

/**
 * What moved in each month by the month of the first payment of its buyer in any currency. A buyer is an e-mail address, however it is written. Its parameters:
 * those of the movements, and the time zone twice.
 */
const cells = `
  with movement as (${movements}), bought as (
    select lower(o.customer_email) as buyer, m.* from movement m join orders o on o.id = m.order_id
  ), buyers as materialized (
    select buyer, least(min(at), (
      select min(o.paid_at) from orders o where lower(o.customer_email) = buyer and o.paid_at is not null
    )) as first
    from bought group by buyer
  )
  select date_trunc('month', first at time zone ?)::date::text as first, date_trunc('month', at at time zone ?)::date::text as month,
    (count(distinct buyer) filter (where is_sale))::int as buyers,
    coalesce(sum(amount) filter (where is_sale), 0)::double precision as paid,
    coalesce(sum(amount) filter (where not is_sale), 0)::double precision as refunded
  from bought join buyers using (buyer) group by 1, 2`;

/** Reads the cells of the months from one to another, whose first days are given. */
export function readCohorts(
  ctx: Pick<Context, 'em'>,
  { from, to, zone, currency }: { from: string; to: string; zone: string; currency: string },
): Promise<CohortCell[]> {
  const params = movementParams(startOfDay(zone, from), startOfDay(zone, monthsAfter(to, 1)), currency);
  return boundedRead(ctx, (em) => em.execute<CohortCell[]>(cells, [...params, zone, zone]), LONGEST);
}
