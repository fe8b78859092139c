import type { Invariant } from './invariant.ts';

/** What was paid and delivered, and when. */
export const fulfillmentInvariants: readonly Invariant[] = [
  {
    id: 'I9',
    sentence: 'An order stays paid and delivered, from the moments of its payment and of its fulfillment.',
    sql: `
      select 'order ' || o.id as subject,
        'was paid at ' || p.created_at || ', it says ' || coalesce(o.paid_at::text, 'not at all') as problem
      from payments p join orders o on o.id = p.order_id
      where o.paid_at is distinct from p.created_at
      union all
      select 'order ' || o.id,
        'was delivered at ' || f.delivered_at || ', it says ' || coalesce(o.delivered_at::text, 'not at all')
      from fulfillments f join orders o on o.id = f.order_id
      where o.delivered_at is distinct from f.delivered_at`,
  },
  {
    id: 'I15',
    sentence: 'The items of a delivered order are out of the stock for good, whether it is paid or not.',
    sql: `select 'order ' || o.id as subject, 'is delivered, but its stock is ' || c.stock as problem
      from orders o join checkouts c on c.id = o.checkout_id
      where o.delivered_at is not null and c.stock not in ('sold', 'accepted')`,
  },
  {
    id: 'I21',
    sentence:
      'A delivered order has one fulfillment, of all its lines, and no line is fulfilled above its quantity or for another order.',
    // Sums of all lines of all orders.
    isSlow: true,
    sql: `
      select 'order ' || o.id as subject, 'is delivered by ' || count(f.id) || ' fulfillments' as problem
      from orders o left join fulfillments f on f.order_id = o.id
      where o.delivered_at is not null group by o.id having count(f.id) <> 1
      union all
      select 'order line ' || l.id, l.qty || ' ordered, ' || coalesce(done.qty, 0) || ' fulfilled'
      from order_lines l join orders o on o.id = l.order_id
      left join (select order_line_id, sum(qty) as qty from fulfillment_lines group by 1) done on done.order_line_id = l.id
      where case when o.delivered_at is null then coalesce(done.qty, 0) > l.qty else coalesce(done.qty, 0) <> l.qty end
      union all
      select 'fulfillment ' || f.id, 'has a line of another order'
      from fulfillment_lines done join fulfillments f on f.id = done.fulfillment_id join order_lines l on l.id = done.order_line_id
      where l.order_id <> f.order_id`,
  },
];
