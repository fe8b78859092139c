import { LockMode } from '@mikro-orm/core';
import { SandboxOrder, SandboxPayment } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';
import { ProviderError, unknownId } from './provider-error.ts';
import { orderJson, paymentJson } from './provider-json.ts';

/**
 * Captures an authorized payment: exactly its amount in minor units, once.
 * @throws ProviderError when the payment is unknown, not authorized, or has another amount.
 */
export async function capturePayment(
  ledger: Ledger,
  id: string,
  body: Record<string, unknown>,
): Promise<SandboxPayment> {
  const { payment, order } = await ledger.em().transactional(async (em) => {
    const payment = await em.findOne(SandboxPayment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!payment) throw unknownId();
    if (payment.status === 'captured') throw new ProviderError('This payment has already been captured');
    if (payment.status !== 'authorized') {
      throw new ProviderError('Only payments which have been authorized can be captured');
    }
    if (body.amount !== payment.amount || (body.currency ?? 'INR') !== payment.currency) {
      throw new ProviderError('Capture amount must be equal to the amount authorized');
    }
    payment.status = 'captured';
    const order = payment.orderId && (await em.findOneOrFail(SandboxOrder, { id: payment.orderId }));
    if (order) order.status = 'paid';
    return { payment, order };
  });
  ledger.announce('payment.captured', { payment: paymentJson(payment) });
  if (order) ledger.announce('order.paid', { payment: paymentJson(payment), order: orderJson(order) });
  return payment;
}
