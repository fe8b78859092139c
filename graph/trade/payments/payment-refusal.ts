import { amountDue } from '#money/amount-due';
import { DomainError } from '../../core/errors.ts';
import type { ProviderPayment } from '../../core/payment-gateway.ts';
import { priceRefusal } from '../checkout/cart-refusal.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';

/** Browsers that compute the amount themselves, from decimals, come out up to two minor units short. */
export const ROUNDING = 2;

/**
 * Why a captured payment cannot pay this checkout and has to go back, or null if it fits. Amount and currency must be
 * exact when the payment was made for our provider order; one that was made before there was a checkout may be a
 * little short, and is never more than the total.
 */
export function paymentRefusal(checkout: CheckoutRow, payment: ProviderPayment): DomainError | null {
  if (checkout.stock === 'sold' || checkout.stock === 'returned')
    return new DomainError('CONFLICT', 'The order was already paid.');
  if (payment.currency !== checkout.currency) {
    return new DomainError('CONFLICT', `The payment was made in ${payment.currency}.`);
  }
  const short = amountDue(checkout) - payment.amount;
  if (short < 0 || short > (checkout.providerOrderId ? 0 : ROUNDING)) {
    return priceRefusal('The amount paid is not the total of the order.', checkout);
  }
  if (payment.amountRefunded > 0) {
    return new DomainError('CONFLICT', 'The payment was refunded at the provider.');
  }
  return null;
}
