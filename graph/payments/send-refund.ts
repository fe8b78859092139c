import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { Payment } from './payment.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * Sends a payment back that pays no order. The provider refunds a payment once however often it is called, so this is
 * safe to repeat. As long as it is not made it stays due, and the reconciler tries again. Errors: CONFLICT when the
 * provider does not know the payment, as after a change of its account; PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function sendRefund({ em, ports }: SettleDeps, paymentId: string): Promise<void> {
  const payment = await em.fork().findOneOrFail(Payment, paymentId);
  if (payment.order || payment.refundedAt) return;
  const atProvider = await ports.gateway.fetchPayment(payment.id);
  await failpoint('refund.due');
  if (!atProvider) {
    throw new DomainError(
      'CONFLICT',
      'The payment provider does not know this payment. Its refund stays due.',
    );
  }
  if (atProvider.status !== 'refunded') await ports.gateway.refund(atProvider);
  await failpoint('refund.made');
  const marked = await em.nativeUpdate(
    Payment,
    { id: payment.id, refundedAt: null },
    { refundedAt: ports.now(), refundedAmount: payment.amount },
  );
  // None when another process marked it in the meantime.
  ports.count('refund_made', marked);
}
