import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { Payment } from './payment.entity.ts';
import { recordRefundMade } from './record-refund-made.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * Sends a payment back that pays no order. The provider refunds a payment once however often it is called, so this is
 * safe to repeat. As long as it is not made it stays due, and the reconciler tries again. Errors: CONFLICT when the
 * provider does not know the payment, as after a change of its account; PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function sendRefund(deps: SettleDeps, paymentId: string): Promise<void> {
  const { em, ports } = deps;
  const payment = await em.fork().findOneOrFail(Payment, paymentId);
  if (payment.order || payment.refundedAt || !payment.provider) return;
  const gateway = gatewayOf(ports, payment.provider);
  const atProvider = await gateway.fetchPayment(payment.id);
  await failpoint('refund.due');
  if (!atProvider) {
    throw new DomainError(
      'CONFLICT',
      'The payment provider does not know this payment. Its refund stays due.',
    );
  }
  if (atProvider.status !== 'refunded') await gateway.refund(atProvider);
  await failpoint('refund.made');
  await inTransaction(em.fork(), async (tx) => {
    const due = { id: payment.id, refundedAt: null };
    const made = { refundedAt: ports.now(), refundedAmount: payment.amount };
    // None when another process marked it in the meantime.
    if ((await tx.nativeUpdate(Payment, due, made)) > 0) await recordRefundMade(tx, deps, payment);
  });
}
