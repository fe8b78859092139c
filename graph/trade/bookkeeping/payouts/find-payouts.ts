import type { Context } from '../../../core/context.ts';
import type { BookkeepingPeriod } from '../bookkeeping-period.ts';
import { DAYS } from './payout-problem.ts';
import type { PayoutDifference, Payouts } from './payouts.types.ts';

/** Differences that are listed. */
const SHOWN = 100;

const DIFFERENCES = `
  with line as (select * from payout_lines where kind <> 'other'), known as (
    select l.*, coalesce(p.amount, r.amount) as expected, coalesce(p.currency, r.currency) as expected_currency, coalesce(p.order_id, r.order_id) as order_id
    from line l left join payments p on l.kind = 'payment' and p.id = l.entity left join refunds r on l.kind = 'refund' and r.provider_refund_id = l.entity
  ), covered as (select provider, min(day) as first, max(day) as last from line group by 1), problem as (
    select 'UNKNOWN' as problem, kind, entity, payout, day, null::int as expected, amount as found, currency, null::uuid as order_id from known where expected is null
    union all
    select 'WRONG_AMOUNT', kind, entity, payout, day, expected, amount, currency, order_id from known where (expected, expected_currency) <> (amount, currency)
    union all
    select 'DOUBLE', kind, entity, string_agg(payout, ', ' order by payout), max(day), min(expected), sum(amount)::int, min(currency), min(order_id::text)::uuid
    from known group by provider, kind, entity having count(*) > 1
    union all
    select 'MISSING', 'payment', p.id, null, to_char(p.created_at, 'YYYY-MM-DD'), p.amount, null, p.currency, p.order_id
    from covered c join payments p on p.provider = c.provider
    where p.created_at >= c.first::timestamptz and p.created_at < c.last::timestamptz - make_interval(days => ${DAYS}) and p.amount > 0 and p.order_id is not null
      and not exists (select from line l where l.kind = 'payment' and l.entity = p.id)
  )
  select problem, kind, regexp_replace(entity, '^[a-z0-9-]+:', '') as entity, payout, day, expected, found, problem.currency, o.number
  from problem left join orders o on o.id = problem.order_id order by day desc, problem.entity, problem limit ?`;

/** How payouts and the shop differ, the latest first, and whose files can be imported. */
export async function findPayouts({ em, ports }: Context): Promise<Payouts> {
  const fork = em.fork();
  const rows = await fork.execute<PayoutDifference[]>(DIFFERENCES, [SHOWN + 1]);
  const imported = await fork.execute<unknown[]>('select from payout_lines limit 1');
  return {
    providers: Object.keys(ports.gateways),
    hasImports: imported.length > 0,
    differences: rows.slice(0, SHOWN),
    hasMore: rows.length > SHOWN,
  };
}

/** What a provider kept of a payout. */
export interface PayoutFee {
  provider: string;
  payout: string;
  day: string;
  fee: number;
}

/** The fees of the payouts of a period. */
export const findFees = ({ em }: Pick<Context, 'em'>, { from, to, currency }: BookkeepingPeriod) =>
  em.fork().execute<PayoutFee[]>(
    `select provider, payout, max(day) as day, sum(fee)::float8 as fee from payout_lines
     where day >= ? and day <= ? and currency = ? group by 1, 2 having sum(fee) <> 0 order by 3, 2`,
    [from, to, currency],
  );
