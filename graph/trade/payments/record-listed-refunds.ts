import { DomainError } from '../../core/errors.ts';
import type { ProviderRefund } from '../../core/ports.ts';
import { Payment } from './payment.entity.ts';
import { recordRefundsOf } from './record-refunds-of.ts';
import { Refund } from './refund.entity.ts';
import type { SettleDeps } from './settle-deps.ts';
import type { OfProvider } from './settle-listed.ts';

/**
 * Writes down refunds from the provider's list. One call for each payment with one that the shop does not
 * know yet. Returns when the oldest of them was made that are to be tried again.
 */
export async function recordListedRefunds(
  deps: SettleDeps,
  refunds: readonly ProviderRefund[],
  { logger, provider, stopped }: OfProvider,
): Promise<Date | null> {
  const em = deps.em.fork();
  const paymentIds = refunds.map(({ paymentId }) => paymentId);
  const payments = await em.find(Payment, { provider, id: { $in: paymentIds } }, { fields: ['id'] });
  const isOurs = new Set(payments.map(({ id }) => id));
  const recorded = await em.find(Refund, { providerRefundId: { $in: refunds.map(({ id }) => id) } });
  const stateOf = new Map(recorded.map(({ providerRefundId, state }) => [providerRefundId, state]));
  const open = new Set(
    refunds
      .filter(({ id, hasFailed }) => (hasFailed ? stateOf.get(id) === 'made' : !stateOf.has(id)))
      .map(({ paymentId }) => paymentId)
      .filter((id) => isOurs.has(id)),
  );
  let failed: Date | null = null;
  for (const { paymentId, createdAt } of refunds) {
    if (stopped?.aborted) return failed;
    if (!open.delete(paymentId)) continue;
    try {
      await recordRefundsOf(deps, paymentId, { logger, provider });
    } catch (err) {
      if (err instanceof DomainError && err.code !== 'PAYMENT_PROVIDER_UNAVAILABLE') continue;
      logger.warn({ err, payment: paymentId }, 'a refund could not be recorded yet');
      failed = createdAt;
    }
  }
  return failed;
}
