import type { Invariant } from './invariant.ts';

/** Money that is reserved, and captured when orders are shipped. */
export const authorizationInvariants: readonly Invariant[] = [
  {
    id: 'I31',
    sentence:
      'The money of an order is reserved by one payment of its checkout, all of its total in its currency, and only while it is neither paid nor cancelled.',
    sql: `
      select * from (
        select 'order ' || coalesce(o.id, a.order_id) as subject, case
          when a.id is null then 'is reserved, but no payment reserves its money'
          when o.id is null then 'is not reserved, but payment ' || a.id || ' is ' || a.state
          when o.paid_at is not null or o.cancelled_at is not null then 'is over, but payment ' || a.id || ' is ' || a.state
          when a.checkout_id <> o.checkout_id then 'payment ' || a.id || ' reserves money of another checkout'
          when (a.amount, a.currency) <> (o.total_price, o.currency)
            then 'its total is ' || o.total_price || ' ' || o.currency || ', payment ' || a.id || ' reserves ' || a.amount || ' ' || a.currency
        end as problem
        from (select * from orders where authorized_until is not null) o
        full join (select * from authorizations where state in ('open', 'capturing')) a on a.order_id = o.id
      ) o where problem is not null`,
  },
  {
    id: 'I32',
    sentence:
      'What is captured of reserved money is one payment of the same checkout and currency, the sum of its captures, at most what was reserved and is still agreed on; it pays the order as soon as it is all of that, and all that was reserved is captured or released.',
    sql: `
      select 'payment ' || a.id as subject, case
        when p.id is null and a.state = 'captured' then 'counts as captured, but is not recorded'
        when coalesce(made, p.amount, 0) <> coalesce(p.amount, 0) then
          'is ' || coalesce(p.amount, 0) || ', its captures come to ' || coalesce(made, 0)
        when p.order_id is not null and p.amount < a.amount - a.released and o.paid_at is not null then
          'pays its order, but is ' || p.amount || ' of ' || a.amount - a.released
        when p.order_id is not null and p.amount >= a.amount - a.released and o.paid_at is null and o.cancelled_at is null then
          'is all that is agreed, but its order is not paid'
        when p.amount = a.amount and a.state <> 'captured' or p.amount < a.amount and a.state = 'captured' and p.order_id is not null then
          'is ' || p.amount || ' of ' || a.amount || ', but counts as ' || a.state
        else 'is ' || p.amount || ' ' || p.currency || ', reserved were ' || a.amount || ' ' || a.currency
      end as problem
      from authorizations a left join payments p on p.id = a.id left join orders o on o.id = p.order_id
      left join (select authorization_id, sum(amount) as made from captures where state = 'made' group by 1) c on c.authorization_id = a.id
      where p.id is null and a.state = 'captured' or coalesce(made, p.amount, 0) <> coalesce(p.amount, 0)
        or p.order_id is not null and (o.paid_at is null) = (p.amount >= a.amount - a.released) and (o.paid_at is not null or o.cancelled_at is null)
        or p.amount = a.amount and a.state <> 'captured' or p.amount < a.amount and a.state = 'captured' and p.order_id is not null
        or p.amount > a.amount or p.currency <> a.currency or p.checkout_id <> a.checkout_id`,
  },
];
