import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import { orderOfCheckout } from './order-of-checkout.ts';
import type { Payment } from './payment.entity.ts';
import type { Refund } from './refund.entity.ts';

/**
 * Records, in the transaction that holds the lock of the payment's row, that all of it was given back or reversed, by which refunds at last: once,
 * also when the bank's refund failed and was made again.
 */
export async function recordRefundMade(
  em: SqlEntityManager,
  source: EventSource,
  { id, amount, currency, checkout }: Payment,
  refunds: readonly Refund[],
): Promise<void> {
  const made = await em.execute(
    `select 1 from events where subject_type = 'payment' and subject_id = ? and type = 'refund.made'`,
    [id],
  );
  if (made.length > 0) return;
  const order = await orderOfCheckout(em, checkout?.id);
  await recordEvent(em, source, {
    type: refunds.some(({ isReversal }) => isReversal) ? 'payment.reversed' : 'refund.made',
    subject: id,
    order,
    data: { amount, currency, refunds: refunds.map((refund) => refund.id) },
  });
}
