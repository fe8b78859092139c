import { ROUNDING } from '../payments/payment-refusal.ts';
import type { Invariant } from './invariant.ts';
import { NOT_AT_PROVIDER } from './ledger-tables.ts';

/** What the provider still has of a payment that pays nothing, or may yet come to its end. */
export const unsettled = `p.order_id is null and coalesce(p.created_at, s.created_at) >= overdue`;

/** Payments, and the provider's ledger against them. */
export const moneyInvariants: readonly Invariant[] = [
  {
    id: 'I3',
    sentence:
      'A payment is recorded once, an order is paid once, also by what returned items pay of it, a provider order has one checkout.',
    sql: `
      select 'payment ' || id as subject, 'is recorded ' || count(*) || ' times' as problem
      from payments group by id having count(*) > 1
      union all
      select 'order ' || order_id, 'is paid by ' || count(*) || ' payments'
      from payments where order_id is not null group by order_id having count(*) > 1
      union all
      select 'order ' || set_off_order_id, 'is paid with returned items by ' || count(*) || ' payments'
      from payments where set_off_order_id is not null group by set_off_order_id having count(*) > 1
      union all
      select 'provider order ' || provider_order_id, 'has ' || count(*) || ' checkouts'
      from checkouts where provider_order_id is not null group by payment_provider, provider_order_id having count(*) > 1`,
  },
  {
    id: 'I4',
    sentence:
      'A paid order has a captured payment of its total, without what was cancelled while its money was reserved and what returned items pay, made for its checkout and its buyer. What these pay is a payment of its own, made when the order is paid; what the buyer paid before goes back when the order is cancelled instead.',
    // The provider's side is compared last: the shop's own rows say more.
    sql: `
      select * from (
        select 'order ' || o.id as subject, case
          when p.id is null then 'no payment is recorded for it'
          when p.checkout_id <> o.checkout_id then 'payment ' || p.id || ' was made for another checkout'
          when c.user_id <> o.owner_id then 'its checkout is of another account'
          when p.currency <> o.currency then 'payment ' || p.id || ' was made in ' || p.currency
          when o.total_price - o.set_off_price - coalesce(a.released, 0) - p.amount
            not between 0 and case when c.provider_order_id is null and p.recorded_by_id is null then ${ROUNDING} else 0 end then
            'its total is ' || o.total_price - o.set_off_price || case when a.released > 0 then ' less ' || a.released else '' end || ', payment ' || p.id || ' is ' || p.amount
          when (p.id like 'manual\\_%') <> (p.recorded_by_id is not null) then
            'payment ' || p.id || ' is ' || case when p.recorded_by_id is null then 'recorded by nobody' else 'not one of the shop' end
          when s.id is null and not ${NOT_AT_PROVIDER} and p.created_at > from_time and p.created_at <= to_time then
            'the provider does not know payment ' || p.id
          when s.status not in ('captured', 'refunded') or s.amount_refunded <> p.refunded_amount or (s.amount, s.currency) <> (p.amount, p.currency)
            or s.order_id is distinct from c.provider_order_id then
            'at the provider, payment ' || p.id || ' is ' || s.status || ', ' || s.amount || ' ' || s.currency
              || ' with ' || s.amount_refunded || ' refunded (recorded: ' || p.refunded_amount || '), for ' || coalesce(s.order_id, 'no order')
        end as problem
        from orders o
        join checkouts c on c.id = o.checkout_id
        left join recorded p on p.order_id = o.id
        left join provider s on s.id = p.id and s.provider = p.provider
        left join scope on scope.provider = p.provider
        left join authorizations a on a.id = p.id
        where o.paid_at is not null
      ) o where problem is not null
      union all
      select 'order ' || o.id, 'costs ' || o.total_price || ', returned items pay ' || o.set_off_price || ', and their payment is ' || coalesce(p.amount::text, 'missing')
      from orders o left join payments p on p.set_off_order_id = o.id
      where (p.id is not null) <> (o.set_off_price > 0 and o.paid_at is not null) or o.set_off_price <> 0 and o.set_off_price not between 1 and o.total_price - 1
        or p.id <> 'exchange_' || o.id or p.order_id is not null or (p.amount, p.currency, p.checkout_id) <> (o.set_off_price, o.currency, o.checkout_id)
      union all
      select 'order ' || o.id, 'waits for returned items, its buyer is to pay ' || o.total_price - o.set_off_price || ' and paid ' || p.amount
        || case when o.cancelled_at is not null then '; it is cancelled, and not all of that goes back' else '' end
      from orders o join payments p on p.order_id = o.id
      where o.set_off_price > 0 and o.paid_at is null and (p.amount <> o.total_price - o.set_off_price or o.cancelled_at is not null
        and p.amount > (select coalesce(sum(amount), 0) from refunds where payment_id = p.id and (state <> 'failed' or provider_refund_id is not null)))`,
  },
  {
    id: 'I5',
    sentence:
      'Within ten minutes what is captured of a payment pays an order or is refunded in full by the shop.',
    sql: `
      select 'payment ' || coalesce(s.id, p.id) as subject, case
        when p.refunded_at is not null then
          'counts as refunded, but the provider refunded ' || s.amount_refunded || ' of ' || s.amount
        when p.id is null then s.amount || ' ' || s.currency || ' captured, but the shop has no record of it'
        else p.amount || ' ' || p.currency || ' pays no order, and its refund is not made'
      end as problem
      from at_provider p
      full join (select * from provider where status in ('captured', 'refunded')) s on s.id = p.id and s.provider = p.provider
      join scope on scope.provider = coalesce(s.provider, p.provider)
      where p.order_id is null and case
        when p.refunded_at is not null then s.amount_refunded < s.amount
        else coalesce(s.amount_refunded < s.amount, true) and not (${unsettled})
      end`,
  },
  {
    id: 'I20',
    sentence:
      'The refunds of a payment that have not failed are of its order and in its currency, and never exceed it unless its provider reports them all; all of it goes back when it pays no order, nor a part of one. What was recorded by hand by mistake is reversed in whole.',
    sql: `
      select 'payment ' || p.id as subject, 'is ' || p.amount || ', its refunds come to ' || coalesce(total, 0) as problem
      from payments p
      left join (
        select payment_id, sum(amount) as total, bool_and(provider_refund_id is not null) as is_reported
        from refunds where state <> 'failed' group by 1
      ) r on r.payment_id = p.id
      where (total > p.amount and not is_reported) or (p.order_id is null and p.set_off_order_id is null and coalesce(total, 0) < p.amount)
      union all
      select 'payment ' || p.id, 'has a refund of another order or in another currency'
      from refunds r join payments p on p.id = r.payment_id
      where (r.order_id, r.currency) is distinct from (coalesce(p.order_id, p.set_off_order_id), p.currency)
      union all
      select 'payment ' || p.id, 'has a reversal of ' || r.amount || ' of ' || p.amount
      from refunds r join payments p on p.id = r.payment_id
      where r.is_reversal and (p.recorded_by_id is null or r.recorded_by_id is null or r.state <> 'made' or r.amount <> p.amount)`,
  },
  {
    id: 'I14',
    sentence:
      'What a provider captured, in whole or in parts, and did not refund is what orders were paid with at it, in whole or in part, and did not get back.',
    sql: `
      select currency || ' in all' as subject, provider || ' has ' || kept || ', paid orders come to ' || paid as problem
      from (
        select scope.provider, coalesce(s.currency, p.currency) as currency,
          coalesce(sum(s.amount - s.amount_refunded), 0) as kept,
          coalesce(sum(p.amount - p.refunded_amount) filter (where p.order_id is not null), 0) as paid
        from at_provider p
        full join (select * from provider where status in ('captured', 'refunded')) s on s.id = p.id and s.provider = p.provider
        join scope on scope.provider = coalesce(s.provider, p.provider)
        where not (${unsettled}) and (s.id is not null or (p.created_at > from_time and p.created_at <= to_time))
        group by 1, 2
      ) sums where kept <> paid`,
  },
];
