import { lineQuantities } from '../fulfillments/line-quantities.ts';
import type { Invariant } from './invariant.ts';

/** What was paid, shipped and delivered, and when. */
export const fulfillmentInvariants: readonly Invariant[] = [
  {
    id: 'I9',
    sentence:
      'An order stays paid and delivered, from the moments of its payment and of its last fulfillment, and is shipped since its first one.',
    sql: `
      select 'order ' || o.id as subject,
        'was paid at ' || p.created_at || ', it says ' || coalesce(o.paid_at::text, 'not at all') as problem
      from payments p join orders o on o.id = coalesce(p.order_id, p.set_off_order_id)
      -- What is captured in parts pays it with the last one, or when the rest is cancelled; what returned items leave of an order, when these pay their part.
      where case when exists (select from captures where authorization_id = p.id) or p.order_id is not null and o.set_off_price > 0 then o.paid_at < p.created_at
        else o.paid_at is distinct from p.created_at end
      union all
      select 'order ' || o.id,
        'was delivered at ' || f.delivered_at || ', it says ' || o.delivered_at
      from (select order_id, max(delivered_at) as delivered_at from fulfillments group by 1) f join orders o on o.id = f.order_id
      where o.delivered_at <> f.delivered_at
      union all
      select 'order ' || o.id, 'was shipped at ' || coalesce(f.shipped_at::text, 'no time') || ', it says '
        || coalesce(o.shipped_at::text, 'not at all')
      from orders o left join (select order_id, min(created_at) as shipped_at from fulfillments group by 1) f on f.order_id = o.id
      where o.shipped_at is distinct from f.shipped_at
        -- Version 0.3 delivers without it.
        and (o.shipped_at is not null or o.delivered_at is null)`,
  },
  {
    id: 'I15',
    sentence:
      'The items of an order that is shipped or delivered are out of the stock for good, whether it is paid or not.',
    sql: `select 'order ' || o.id as subject, 'is ' || case when o.delivered_at is null then 'shipped' else 'delivered' end || ', but its stock is ' || c.stock as problem
      from orders o join checkouts c on c.id = o.checkout_id
      where coalesce(o.shipped_at, o.delivered_at) is not null and c.stock not in ('sold', 'accepted')`,
  },
  {
    id: 'I21',
    sentence:
      'All lines of a delivered order are delivered, and it is delivered when they are; it is shipped in part while lines are; no line is fulfilled above its quantity or for another order.',
    // Sums of all lines of all orders.
    isSlow: true,
    sql: `
      select 'order ' || id as subject, case when says then 'is delivered, not all of its lines are' else 'is not delivered, its lines are' end
        as problem
      from (
        select o.id, o.delivered_at is not null as says,
          bool_and(line.delivered = line.shipped and line.open = 0) and bool_or(line.delivered > 0) as is_delivered
        from (${lineQuantities()}) line join orders o on o.id = line."order" group by o.id
      ) as compared where says <> is_delivered
      union all
      select 'order line ' || id, ordered || ' ordered, ' || shipped || ' fulfilled' from (${lineQuantities()}) line where open < 0
      union all
      select 'order ' || id, case when says then 'is not' else 'is' end || ' shipped in part'
      from (
        select o.id, o.is_partly_shipped as says, sum(line.open) > 0 and o.shipped_at is not null and o.delivered_at is null as is_partly_shipped
        from (${lineQuantities()}) line join orders o on o.id = line."order" group by o.id
      ) as compared where says <> is_partly_shipped
      union all
      select 'fulfillment ' || f.id, 'has a line of another order'
      from fulfillment_lines part join fulfillments f on f.id = part.fulfillment_id join order_lines l on l.id = part.order_line_id
      where l.order_id <> f.order_id`,
  },
];
