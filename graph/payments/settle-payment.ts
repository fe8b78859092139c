import { DomainError } from '../core/errors.ts';
import type { ProviderPayment } from '../core/ports.ts';
import { Checkout } from '../orders/checkout.entity.ts';
import { lockCheckout } from '../orders/held-stock.ts';
import type { Order } from '../orders/order.entity.ts';
import { paymentRefusal } from './payment-refusal.ts';
import { recordPayment } from './record-payment.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * The one way in which a checkout that was paid becomes a paid order, shared by the shopper's browser, the webhook and
 * the reconciler. Whoever comes first creates and pays the order; everybody after gets the same order. A payment that
 * cannot pay (stock gone, wrong amount, already paid) is refunded in full. `payment` is what the provider reported.
 *
 * Errors: PAYMENT_NOT_CONFIRMED when the payment is not of this checkout or not completed; those of `recordPayment`.
 */
export async function settlePayment(
  deps: SettleDeps,
  checkoutId: string,
  payment: ProviderPayment,
): Promise<Order> {
  const checkout = await deps.em.fork().findOneOrFail(Checkout, checkoutId);
  if (payment.orderId !== checkout.providerOrderId) {
    throw new DomainError('PAYMENT_NOT_CONFIRMED', 'This payment belongs to another checkout.');
  }
  return recordPayment(deps, payment, {
    refusal: paymentRefusal(checkout, payment),
    open: (em) => lockCheckout(em, checkoutId),
  });
}
