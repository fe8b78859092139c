/**
 * SQL of whether a row of `orders` has a refund that waits for staff: money that no provider has is given back by a person, the provider
 * did not make it yet, or its bank sent it back and it was not made again since.
 */
export const REFUND_WAITS = `orders.id in (
  select refunds.order_id from refunds join payments on payments.id = refunds.payment_id
  where refunds.state = 'due' and (payments.provider is null or refunds.last_error is not null)
  union all
  select failed.order_id from refunds failed join payments on payments.id = failed.payment_id
  where failed.state = 'failed' and failed.order_id is not null and payments.amount > (
    select coalesce(sum(other.amount), 0) from refunds other where other.payment_id = failed.payment_id and other.state <> 'failed'
  ) and not exists (
    select from refunds later where later.payment_id = failed.payment_id and later.created_at > failed.created_at
  )
)`;
