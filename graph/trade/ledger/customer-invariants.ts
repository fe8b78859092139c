import type { Invariant } from './invariant.ts';

/** What orders of a customer come to. */
export const customerInvariants: readonly Invariant[] = [
  {
    id: 'I36',
    sentence:
      'What a customer ordered and paid, by which lists are sorted, is what orders, payments and refunds say.',
    isSlow: true,
    sql: `
      select 'customer ' || coalesce((select min(id::text) from users where customer_key = key), 'unknown') as subject,
        'its sums in ' || case currency when '' then 'all currencies' else currency end || ' are ' ||
          case when stored.orders is null then 'missing' else row(stored.orders, stored.paid_orders, stored.net, stored.last_paid_at, stored.last_order_at, stored.country)::text end || ', not ' ||
          case when actual.orders is null then 'none' else row(actual.orders, actual.paid_orders, actual.net, actual.last_paid_at, actual.last_order_at, actual.country)::text end as problem
      from customer_totals stored full join (
        select u.customer_key as key, coalesce(o.currency, '') as currency, count(*)::int as orders, (count(o.paid_at))::int as paid_orders,
          (case when grouping(o.currency) = 0 then coalesce(sum(p.amount - least(p.amount, p.refunded)), 0) else 0 end)::bigint as net,
          max(case when o.paid_at is not null then o.created_at end) as last_paid_at, max(o.created_at) as last_order_at,
          (array_agg(o.shipping_country_code order by (o.paid_at is null), o.created_at desc, o.id desc))[1] as country
        from orders o join users u on u.id = o.owner_id left join (
          select p.order_id, p.currency, p.amount, coalesce(sum(r.amount), 0) as refunded
          from payments p left join refunds r on r.payment_id = p.id and r.state = 'made' and r.order_id is not null
          where p.id not like 'exchange\\_%' group by p.id, p.order_id, p.currency, p.amount
        ) p on p.order_id = o.id and p.currency = o.currency
        where u.customer_key is not null group by grouping sets ((u.customer_key), (u.customer_key, o.currency))
      ) actual using (key, currency)
      where (stored.orders, stored.paid_orders, stored.net, stored.last_paid_at, stored.last_order_at)
          is distinct from (actual.orders, actual.paid_orders, actual.net, actual.last_paid_at, actual.last_order_at)
        or stored.paid_orders > 0 and stored.country is distinct from actual.country`,
  },
];
