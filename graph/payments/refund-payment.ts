import { failpoint } from '../core/failpoint.ts';
import { Payment } from './payment.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * Sends a payment back that pays no order. The provider refunds a payment once however often it is asked, so this is
 * safe to repeat. When the provider cannot be reached the refund stays due and the reconciler makes it later.
 */
export async function refundPayment({ em, ports }: SettleDeps, paymentId: string): Promise<void> {
  const payment = await em.fork().findOneOrFail(Payment, paymentId);
  if (payment.refundedAt) return;
  const atProvider = await ports.gateway.fetchPayment(payment.id);
  await failpoint('refund.due');
  if (atProvider && atProvider.status !== 'refunded') await ports.gateway.refund(atProvider);
  await failpoint('refund.made');
  const marked = await em.nativeUpdate(
    Payment,
    { id: payment.id, refundedAt: null },
    { refundedAt: ports.now() },
  );
  // None when another process marked it in the meantime.
  ports.count('refund_made', marked);
}
