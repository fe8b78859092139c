import { NOT_AT_PROVIDER } from './ledger-tables.ts';
import { unsettled } from './money-invariants.ts';

/** The provider knows a payment, or that time was not read from it. */
const isKnown = '(s.id is not null or not (p.created_at > from_time and p.created_at <= to_time))';

/** How long money that was given back beyond a payment is a problem: nothing in the shop can undo it. */
const SHOWN_EXCESS = `interval '30 days'`;

/** Captured payments that are not settled yet and are still within the time for it, with what the provider has of each. */
const underway = `
  select coalesce(p.id, s.id) as id, case
      when p.id is not null then 'Is refunded: ' || p.refund_reason
      when c.id is not null then 'Captured. It becomes a paid order, or is refunded.'
      when s.order_id is null then 'Captured before its order. Without one it is refunded, or left to you.'
      else 'Captured for a provider order that the shop does not know. It is left to you.'
    end as note, coalesce(p.id, s.id) as "paymentId", o.id as "orderId", coalesce(p.checkout_id, c.id) as "checkoutId",
    coalesce(s.amount, p.amount) as amount, coalesce(s.currency, p.currency) as currency,
    coalesce(p.created_at, s.created_at) as at, case
      when p.id is not null then 'REFUND'
      when c.id is not null then 'RECHECK'
    end as action, coalesce(s.amount - s.amount_refunded, 0) as kept
  from at_provider p
  full join (select * from provider where status = 'captured') s on s.id = p.id and s.provider = p.provider
  left join checkouts c on c.payment_provider = s.provider and c.provider_order_id = s.order_id
  left join orders o on o.checkout_id = c.id
  join scope on scope.provider = coalesce(s.provider, p.provider)
  where ${unsettled} and p.refunded_at is null and ${isKnown} and (p.id is not null or o.paid_at is null)`;

/** Rows of the money check, as queries over the tables of `ledgerTables`. Columns are those of MoneyRow. */
export const moneyRows = {
  underway: `select * from (${underway}) as underway order by at limit 100`,

  /** Payments that pay no order though their time is over, paid orders whose payment is not there, and refunds beyond what was paid. */
  problems: `
    select p.id, 'Refund due: ' || p.refund_reason || case
        when s.id is null and p.created_at > from_time and p.created_at <= to_time
          then ' The provider does not know this payment.' else ''
      end as note, p.id as "paymentId", null::uuid as "orderId",
      p.checkout_id as "checkoutId", p.amount, p.currency, p.created_at as at, 'REFUND' as action
    from at_provider p left join provider s on s.id = p.id and s.provider = p.provider join scope on scope.provider = p.provider
    where p.order_id is null and p.refunded_at is null and not (${unsettled} and ${isKnown})
    union all
    select s.id, case
        when o.paid_at is not null then 'Captured, but the shop has no record of it. Its order counts as paid.'
        when c.id is not null then 'Captured, but the shop has no record of it yet.'
        when s.order_id is null then 'Captured, and nobody has ordered with it.'
        else 'Captured for a provider order that is not of this shop.'
      end, s.id, o.id, c.id, s.amount, s.currency, s.created_at,
      case when c.id is not null and o.paid_at is null then 'RECHECK' when s.order_id is null then 'REFUND' end
    from provider s
    left join payments p on p.id = s.id
    left join checkouts c on c.payment_provider = s.provider and c.provider_order_id = s.order_id
    left join orders o on o.checkout_id = c.id
    join scope on scope.provider = s.provider
    where p.id is null and s.status = 'captured' and (o.paid_at is not null or s.created_at < overdue)
    union all
    select o.id::text, case
        when p.id is null then 'Paid, but no payment is recorded for it.'
        when p.currency <> o.currency then 'Paid in ' || p.currency || ', but its amounts are in ' || o.currency || '.'
        when s.id is null then 'Paid, but the provider does not know its payment.'
        when s.currency <> p.currency then 'Paid in ' || p.currency || ', but at the provider in ' || s.currency || '.'
        else 'Paid, but at the provider its payment is ' || s.status
          || case when s.amount_refunded > 0 then ', with money given back.' else '.' end
      end, p.id, o.id, o.checkout_id, o.total_price, o.currency, o.created_at, null
    from orders o
    join checkouts c on c.id = o.checkout_id
    left join recorded p on p.order_id = o.id
    left join provider s on s.id = p.id and s.provider = p.provider
    left join scope on scope.provider = p.provider
    where o.paid_at is not null and case
      when p.id is null or p.currency <> o.currency or s.currency <> p.currency then true
      when s.id is null then not ${NOT_AT_PROVIDER} and p.created_at > from_time and p.created_at <= to_time
      else s.status not in ('captured', 'refunded') or s.amount_refunded <> p.refunded_amount
    end
    union all
    select a.id, case when a.state = 'voiding' then 'Not released yet: ' else 'Shipped, and not captured yet: ' end || a.last_error,
      a.id, a.order_id, a.checkout_id, a.amount - a.released - coalesce(p.amount, 0), a.currency, a.created_at, 'RECHECK'
    from authorizations a left join payments p on p.id = a.id where a.state in ('capturing', 'voiding') and a.last_error is not null
    union all
    select p.id, 'The provider reports that so much more than was paid was refunded. Look at this payment there: it is not counted here.',
      p.id, p.order_id, p.checkout_id, greatest(p.reported, s.reported) - p.amount, p.currency, coalesce(p.refunded_at, p.created_at), null
    from recorded p join scope on scope.provider = p.provider left join provider s on s.id = p.id
    where greatest(p.reported, s.reported) > p.amount and coalesce(p.refunded_at, p.created_at) > overdue - ${SHOWN_EXCESS}
    union all
    select p.id, 'More of it was given back than is left: the other part pays the new order of an exchange.',
      p.id, p.order_id, p.checkout_id, p.refunded_amount + kept.amount - p.amount, p.currency, coalesce(p.refunded_at, p.created_at), null
    from recorded p,
      lateral (select coalesce(sum(set_off_amount), 0) as amount from credits where order_id = p.order_id and set_off_amount > 0) as towards,
      lateral (select coalesce(sum(amount), 0) as amount from payments where set_off_order_id = p.order_id) as other,
      lateral (select greatest(0, towards.amount - other.amount)::int as amount) as kept
    where p.refunded_amount > 0 and kept.amount > 0 and p.refunded_amount + kept.amount > p.amount and p.refunded_amount <= p.amount
    order by at limit 100`,

  /** Orders without a payment, whose provider may know better. */
  unpaid: `
    select o.id, case when o.delivered_at is not null then 'Delivered, and not paid.'
        when c.stock = 'held' then 'Waits for its payment; its stock is held.'
        when p.amount > 0 and o.set_off_price > 0 then 'Its buyer has paid the rest; it waits for returned items.'
        when p.amount > 0 and o.authorized_until is not null then 'Captured in part; the rest is reserved until ' || to_char(o.authorized_until, 'YYYY-MM-DD') || '.'
        when p.amount > 0 then 'Captured in part; the reservation of the rest has ended.'
        when o.authorized_until is not null then 'Reserved until ' || to_char(o.authorized_until, 'YYYY-MM-DD') || '; captured when it is shipped.'
        when exists (select from authorizations a where a.order_id = o.id and a.state = 'expired') then 'Its reserved money was released before it was captured.'
        when c.stock = 'accepted' then 'Accepted: ' || (o.payment_choice->>'label') || '.'
        else 'Not paid; its stock was released.' end as note,
      null as "paymentId", o.id as "orderId", c.id as "checkoutId",
      o.total_price - coalesce(p.amount, 0) - coalesce((select a.released from authorizations a where a.id = p.id), 0) as amount, o.currency,
      o.created_at as at, case when c.provider_order_id is not null then 'RECHECK' end as action
    from orders o join checkouts c on c.id = o.checkout_id left join payments p on p.order_id = o.id
    where o.paid_at is null and o.cancelled_at is null order by o.created_at desc limit 25`,

  /** Those that pay an order were refunded at the provider, maybe in part. */
  refunded: `
    select id, coalesce(refund_reason, case when refunded_at is null then 'A part of it was' else 'It was' end
        || case when recorded_by_id is not null then ' given back by hand.'
          when exists (select from orders o where o.id = recorded.order_id and o.cancelled_at is not null) then ' refunded, as its order was cancelled.'
          else ' refunded in the dashboard of the provider.' end) || case when reported > amount then ' The provider reports more than was paid.' else '' end as note, id as "paymentId", order_id as "orderId",
      checkout_id as "checkoutId", refunded_amount as amount, currency, coalesce(last_refunded_at, created_at) as at,
      null as action
    from recorded where refunded_amount > 0 order by coalesce(last_refunded_at, created_at) desc limit 25`,
};

/** What the provider captured and gave back, what paid orders were paid with, and what is on its way. */
export const moneySums = `
  select sums.*, coalesce(kept, 0)::double precision as underway from (
  select coalesce(s.currency, p.currency) as currency,
    coalesce(sum(s.amount), 0)::double precision as captured,
    coalesce(sum(s.amount_refunded), 0)::double precision as refunded,
    coalesce(sum(p.amount - p.refunded_amount) filter (where p.order_id is not null), 0)::double precision as paid
  from at_provider p
  full join (select * from provider where status in ('captured', 'refunded')) s on s.id = p.id and s.provider = p.provider
  join scope on scope.provider = coalesce(s.provider, p.provider)
  where s.id is not null or (p.created_at > from_time and p.created_at <= to_time)
  group by 1) as sums
  left join (select currency, sum(kept) as kept from (${underway}) as payments group by 1) as underway
    on underway.currency = sums.currency
  order by 1`;

/** What orders were paid with by hand in a time, and what was given back of it. */
export const handSums = `
  select p.currency, count(*)::int as payments, sum(p.amount - coalesce(made, 0))::double precision as "netAmount"
  from payments p left join (
    select payment_id, sum(amount) as made from refunds where state = 'made' group by 1
  ) r on r.payment_id = p.id
  where recorded_by_id is not null and created_at >= coalesce(?::timestamptz, '-infinity') group by 1 order by 1`;
