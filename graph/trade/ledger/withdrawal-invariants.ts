import { lineQuantities } from '../fulfillments/line-quantities.ts';
import { returnKeyOf } from '../withdrawals/find-withdrawals.ts';
import type { Invariant } from './invariant.ts';

/** SQL of the request key of the return that a withdrawal `w` opens. */
const RETURN_KEY = `'${returnKeyOf('')}' || w.id`;

/**
 * SQL of the latest moment at which an order `o` can be withdrawn from: the end of the last day, which is not a Saturday or Sunday, and one day more. Time
 * zones differ by a day from UTC, and by it the weekend by two more.
 */
const UNTIL = `(date_trunc('day', o.delivered_at at time zone 'UTC') + make_interval(days => t.days
  + case extract(isodow from (o.delivered_at at time zone 'UTC') + make_interval(days => t.days)) when 6 then 2 when 7 then 1 else 0 end + 5)) at time zone 'UTC'`;

/** Declarations of buyers, and what became of them. */
export const withdrawalInvariants: readonly Invariant[] = [
  {
    id: 'I34',
    sentence:
      'A withdrawal is taken in time and for items that have the right; each of its units is cancelled, or comes back by its approved return, or was of an unpaid order; and its receipt is mailed, but for the mails of unpaid orders, which are limited.',
    sql: `
      select 'withdrawal ' || w.id as subject, 'is from no units' as problem
      from withdrawals w where not exists (select from withdrawal_lines where withdrawal_id = w.id)
      union all
      select 'withdrawal ' || w.id, 'is from a line of another order, or without the right'
      from withdrawals w join withdrawal_lines unit on unit.withdrawal_id = w.id join order_lines line on line.id = unit.order_line_id
      left join withdrawal_terms t on t.order_id = w.order_id
      where line.order_id <> w.order_id or line.id = any(t.excluded_lines)
      union all
      select 'withdrawal ' || w.id, 'came when its time was over'
      from withdrawals w join orders o on o.id = w.order_id join withdrawal_terms t on t.order_id = o.id
      where w.declared_at >= ${UNTIL}
        and exists (select from events where type = 'order.delivered' and order_id = o.id and at < w.declared_at)
      union all
      select 'withdrawal ' || w.id, 'has units that are neither cancelled nor come back'
      from withdrawals w join withdrawal_lines unit on unit.withdrawal_id = w.id join orders o on o.id = w.order_id
      where unit.cancelled_qty + unit.returned_qty < unit.qty and o.paid_at <= w.declared_at
      union all
      select 'order line ' || line.id, unit.cancelled || ' units are cancelled by withdrawals, ' || line.cancelled || ' in all'
      from (select order_line_id, sum(cancelled_qty) as cancelled from withdrawal_lines group by 1) unit
      join (${lineQuantities('line.id in (select order_line_id from withdrawal_lines)')}) line on line.id = unit.order_line_id
      join orders o on o.id = line."order"
      where unit.cancelled > line.cancelled and o.cancelled_at is null
      union all
      select 'withdrawal ' || w.id, unit.returned_qty || ' units come back, its return says ' || coalesce(part.qty, 0)
      from withdrawals w join withdrawal_lines unit on unit.withdrawal_id = w.id
      left join returns r on r.order_id = w.order_id and r.request_key = ${RETURN_KEY} and r.kind = 'withdrawal'
        and r.state in ('approved', 'received', 'closed')
      left join return_lines part on part.return_id = r.id and part.order_line_id = unit.order_line_id
      where unit.returned_qty <> coalesce(part.qty, 0)
      union all
      select 'withdrawal ' || w.id, 'has no receipt'
      from withdrawals w join orders o on o.id = w.order_id
      where w.name is not null and o.paid_at is not null and o.total_price > 0 and w.declared_at > (select max(overdue) from scope) - interval '89 days'
        and not exists (select from mails where type in ('order.withdrawn', 'guest.order.withdrawn') and key = w.id::text)`,
  },
];
