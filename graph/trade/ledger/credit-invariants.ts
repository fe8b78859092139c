import { lineQuantities } from '../fulfillments/line-quantities.ts';
import type { Invariant } from './invariant.ts';

/** What was taken off orders after the sale. */
export const creditInvariants: readonly Invariant[] = [
  {
    id: 'I29',
    sentence:
      'Of each line of an order at most all units are credited, and by refunds at most those that were shipped, for their share of what the line cost; the credits of an order never come to more than it, nor those of its shipping, and the refunds of a credit, and what of it pays an exchange, never exceed it; that is what the new orders of its returns were paid with, besides what their buyers paid.',
    sql: `
      select 'order line ' || line.id as subject,
        case when part.qty > line.qty then part.qty || ' of ' || line.qty || ' units are credited'
          else part.qty || ' units are credited with ' || part.amount end as problem
      from (select order_line_id, sum(qty) as qty, sum(amount) as amount from credit_lines group by 1) part
      join order_lines line on line.id = part.order_line_id join orders o on o.id = line.order_id
      where part.qty > line.qty or part.amount <>
        (line.price::bigint * line.qty - line.discount + case when o.prices_include_tax then 0 else line.tax end) * part.qty / line.qty
      union all
      select 'order line ' || line.id, line.shipped || ' units are shipped, ' || (line.credited - line.cancelled) || ' shipped ones are credited'
      from (${lineQuantities('line.id in (select order_line_id from credit_lines)')}) line
      where line.credited - line.cancelled > line.shipped
      union all
      select 'credit ' || c.id, 'has a line of another order, or another currency than its order'
      from credits c join orders o on o.id = c.order_id
      left join credit_lines part on part.credit_id = c.id left join order_lines line on line.id = part.order_line_id
      where o.currency <> c.currency or line.order_id <> c.order_id
      union all
      select 'order ' || o.id, 'costs ' || o.total_price || ', its credits come to ' || c.amount || ', ' || c.shipping || ' for the shipping'
      from (select order_id, sum(amount) as amount, sum(shipping_amount) as shipping from credits group by 1) c
      join orders o on o.id = c.order_id
      where c.amount > o.total_price
        or c.shipping > o.shipping_price - o.shipping_discount + case when o.prices_include_tax then 0 else o.shipping_tax end
      union all
      select 'order ' || coalesce(c.id, e.id), 'has credits that pay exchanges with ' || coalesce(c.amount, 0) || ', these were paid with ' || coalesce(e.amount, 0)
      from (select order_id as id, sum(set_off_amount) as amount from credits where set_off_amount > 0 group by 1) c
      full join (
        select r.order_id as id, sum(p.amount) as amount from payments p
        left join exchanges e on e.order_id = coalesce(p.order_id, p.set_off_order_id) left join returns r on r.id = e.return_id
        where p.id like 'exchange\\_%' group by 1
      ) e on e.id = c.id
      where coalesce(c.amount, 0) <> coalesce(e.amount, 0)
      union all
      select 'credit ' || c.id, 'is ' || c.amount || ', its refunds come to ' || r.amount
      from (select credit_id, sum(amount) as amount from refunds where credit_id is not null and state <> 'failed' group by 1) r
      join credits c on c.id = r.credit_id
      where r.amount > c.amount - c.set_off_amount
      union all
      select 'order ' || o.id, 'is cancelled, but of line ' || line.id || ' only ' || coalesce(part.qty, 0) || ' of ' || line.qty || ' units are'
      from orders o join order_lines line on line.order_id = o.id
      left join (
        select order_line_id, sum(qty) as qty from credit_lines join credits on credits.id = credit_id where kind = 'cancellation' group by 1
      ) part on part.order_line_id = line.id
      where o.paid_at is not null and o.cancelled_at is not null and coalesce(part.qty, 0) <> line.qty`,
  },
];
