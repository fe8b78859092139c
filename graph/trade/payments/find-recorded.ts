import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { codeOfReason } from '../checkout/cart-ordered.ts';

/** A payment that is written down. */
export interface RecordedPayment {
  /** Null when nobody ordered with it. */
  checkoutId: string | null;
  /** How it ended: the id of the order that it pays, or why it goes back. */
  outcome: string | DomainError;
}

const readPayments = prepared<
  { checkoutId: string | null; orderId: string | null; refundReason: string },
  [id: string]
>(
  `select checkout_id as "checkoutId", order_id as "orderId",
     (select min(reason) from refunds where payment_id = payments.id) as "refundReason"
   from payments where id = $1`,
);

/** Null for a payment that is new. */
export async function findRecorded(em: SqlEntityManager, paymentId: string): Promise<RecordedPayment | null> {
  const [row] = await readPayments(em, paymentId);
  if (!row) return null;
  return {
    checkoutId: row.checkoutId,
    outcome: row.orderId ?? new DomainError(codeOfReason(row.refundReason), row.refundReason),
  };
}
