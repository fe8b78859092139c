import { DomainError } from '../../core/errors.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import type { ProviderRefund } from '../../core/ports.ts';
import { Payment } from './payment.entity.ts';
import { recordRefund } from './record-refund.ts';
import type { SettleDeps } from './settle-deps.ts';
import type { OfProvider } from './settle-listed.ts';

/**
 * Writes down refunds from the provider's list. One call for each payment of which the shop does not know already that all
 * was given back. Returns when the oldest of them was made that are to be tried again.
 */
export async function recordListedRefunds(
  deps: SettleDeps,
  refunds: readonly ProviderRefund[],
  { logger, provider, stopped }: OfProvider,
): Promise<Date | null> {
  const failedIds = new Set(refunds.filter(({ hasFailed }) => hasFailed).map(({ paymentId }) => paymentId));
  const known = await deps.em
    .fork()
    .find(Payment, { provider, id: { $in: refunds.map((refund) => refund.paymentId) } });
  const open = new Set(
    known.filter(({ id, refundedAt }) => !refundedAt || failedIds.has(id)).map(({ id }) => id),
  );
  const gateway = gatewayOf(deps.ports, provider);
  let failed: Date | null = null;
  for (const { paymentId, createdAt } of refunds) {
    if (stopped?.aborted) return failed;
    if (!open.delete(paymentId)) continue;
    try {
      const payment = await gateway.fetchPayment(paymentId);
      if (payment) await recordRefund(deps, payment);
    } catch (err) {
      if (err instanceof DomainError && err.code !== 'PAYMENT_PROVIDER_UNAVAILABLE') continue;
      logger.warn({ err, payment: paymentId }, 'a refund could not be recorded yet');
      failed = createdAt;
    }
  }
  return failed;
}
