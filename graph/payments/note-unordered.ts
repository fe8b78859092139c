import type { ProviderPayment } from '../core/ports.ts';
import { Payment } from './payment.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

/** How long an order may take to follow a payment that was made before it, so that a refund is made within ten minutes. */
export const ORDER_WAIT_MS = 8 * 60_000;

/** Whether it is money that came without a provider order: what it is for, only an order that names it can say. */
export function isUnordered({ status, orderId }: ProviderPayment): boolean {
  return status === 'captured' && orderId === null;
}

/**
 * Writes down payments as to be refunded that nobody has ordered with. The reconciler refunds them, and an order that
 * still comes is told so. A payment that is recorded already stays as it is: whoever is first has it.
 */
export async function noteUnordered(
  { em, ports }: SettleDeps,
  payments: readonly ProviderPayment[],
): Promise<void> {
  const refundReason = 'Nobody ordered with this payment in time.';
  const rows = payments
    .filter(isUnordered)
    .map(({ id, amount, currency }) => ({ id, amount, currency, refundReason, createdAt: ports.now() }));
  if (rows.length > 0) await em.fork().upsertMany(Payment, rows, { onConflictAction: 'ignore' });
}
