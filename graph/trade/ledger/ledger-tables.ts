import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import type { ProviderLedger } from './provider-ledger.ts';

/** How long a payment may take to become a paid order or a refund. */
export const GRACE_MS = 10 * 60_000;

/** Whether a payment `p` is one that no provider has: of an order that costs nothing, recorded by hand, or what returned units cost. */
export const NOT_AT_PROVIDER = `(p.id like 'free\\_%' or p.id like 'manual\\_%' or p.id like 'exchange\\_%')`;

/**
 * What to put before a query, with its parameters. It has the providers' ledgers as tables: `provider` has their payments of any
 * status, of one that is captured in parts what is captured of it; `recorded` those of the shop with the sum of their refunds, both with what is `reported` as given back, which may be more than was paid; `at_provider` those of them that a provider has; `scope` one row a provider with `from_time` and `to_time` (see
 * ProviderLedger) and `overdue`, before which everything must have come to its end.
 */
export function ledgerTables({ payments, scopes }: ProviderLedger, now: Date) {
  return {
    sql: `with provider as (
        select provider, id, order_id, case when part > 0 and status = 'authorized' then 'captured' else status end as status,
          case when part > 0 then part else amount end as amount,
          least(reported, case when part > 0 then part else amount end) as amount_refunded, reported, currency, created_at
        from (
          select '${DEFAULT_PROVIDER}' as provider, id, order_id, status, amount, amount_captured as part, amount_refunded as reported,
            currency, created_at from sandbox_payment
          union all
          select * from jsonb_to_recordset(?::jsonb) as p(provider text, id text, "orderId" text, status text, amount int,
            "amountCaptured" int, "amountRefunded" int, currency text, "createdAt" timestamptz)
        ) p
      ), recorded as (
        select p.*, least(coalesce(r.made, 0), p.amount) as refunded_amount, r.made as reported, case when r.made >= p.amount then r.made_at end as refunded_at,
          r.made_at as last_refunded_at, r.reason as refund_reason
        from payments p left join (
          select payment_id, sum(amount) filter (where state = 'made')::int as made,
            max(made_at) filter (where state = 'made') as made_at, min(reason) as reason
          from refunds group by 1
        ) r on r.payment_id = p.id
      ), at_provider as (
        select * from recorded p where not ${NOT_AT_PROVIDER}
      ), scope as (
        select provider, "from" as from_time, "to" as to_time, ?::timestamptz as overdue
        from jsonb_to_recordset(?::jsonb) as s(provider text, "from" timestamptz, "to" timestamptz)
      )`,
    params: [JSON.stringify(payments), new Date(now.getTime() - GRACE_MS), JSON.stringify(scopes)],
  };
}
