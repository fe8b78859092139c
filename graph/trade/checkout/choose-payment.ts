import { DomainError } from '../../core/errors.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import type { StoredPaymentMethod } from '../payment-methods/payment-methods.ts';

/** The payment method that was chosen, out of those that are offered for a cart. Errors: PAYMENT_METHOD_UNAVAILABLE. */
export function choosePayment({ paymentMethods }: PricedCart, wanted: string): StoredPaymentMethod {
  const method = paymentMethods.find(({ id }) => id === wanted);
  if (method) return method;
  throw new DomainError(
    'PAYMENT_METHOD_UNAVAILABLE',
    'This way of paying is not offered for this order. Nothing was charged. Please choose another one.',
  );
}
