import { inTransaction } from '../../core/in-transaction.ts';
import type { ProviderPayment } from '../../core/payment-gateway.ts';
import { recordEvent } from '../../core/record-event.ts';
import { dueRefund } from './due-refund.ts';
import type { SettleDeps } from './settle-deps.ts';

/** How long an order may take to follow a payment that was made before it, so that a refund is made within ten minutes. */
export const ORDER_WAIT_MS = 8 * 60_000;

/** Whether it is money that came without a provider order: what it is for, only an order that names it can say. */
export function isUnordered({ status, orderId }: ProviderPayment): boolean {
  return status === 'captured' && orderId === null;
}

/**
 * Writes down payments as to be refunded that nobody has ordered with. The reconciler refunds them, and an order that
 * still comes is refused. A payment that is recorded already stays as it is: the first record counts.
 */
export async function noteUnordered(
  deps: SettleDeps,
  provider: string,
  payments: readonly ProviderPayment[],
): Promise<void> {
  for (const payment of payments.filter(isUnordered)) {
    await inTransaction(deps.em.fork(), (em) => note({ ...deps, em }, provider, payment));
  }
}

async function note(
  deps: SettleDeps,
  provider: string,
  { id, amount, currency }: ProviderPayment,
): Promise<void> {
  const now = deps.ports.now();
  const noted = await deps.em.execute<object[]>(
    `insert into payments (id, provider, amount, currency, created_at)
     values (?, ?, ?, ?, ?) on conflict do nothing returning id`,
    [id, provider, amount, currency, now],
  );
  if (noted.length === 0) return;
  dueRefund(deps.em, { id, amount, currency }, 'Nobody ordered with this payment in time.', now);
  const data = { payment: id, amount, currency, code: 'UNORDERED' };
  await recordEvent(deps.em, deps, { type: 'payment.refused', subject: id, data });
}
