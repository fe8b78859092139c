import type { ProviderLedger } from './provider-ledger.ts';

/** How long a payment may take to become a paid order or a refund. */
export const GRACE_MS = 10 * 60_000;

/**
 * What to put before a query, with its parameters. It has the provider's ledger as tables: `provider` has its payments of any status; `scope` is one row with
 * `from_time` and `to_time` (see ProviderLedger) and `overdue`, before which everything must have come to its end.
 */
export function ledgerTables({ payments, from, to }: ProviderLedger, now: Date) {
  return {
    sql: `with provider as (
        select id, order_id, status, amount, amount_refunded, currency, created_at from sandbox_payment
        union all
        select * from jsonb_to_recordset(?::jsonb) as p(id text, "orderId" text, status text, amount int,
          "amountRefunded" int, currency text, "createdAt" timestamptz)
      ), scope as (
        select ?::timestamptz as from_time, ?::timestamptz as to_time, ?::timestamptz as overdue
      )`,
    params: [JSON.stringify(payments), from, to, new Date(now.getTime() - GRACE_MS)],
  };
}
