import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { paymentMethodSettings } from '../payment-methods/payment-method-settings.ts';
import type { StoredPaymentMethod } from '../payment-methods/payment-methods.ts';

/** The payment method that was chosen, out of those that are offered for a cart. Errors: PAYMENT_METHOD_UNAVAILABLE. */
export function choosePayment({ paymentMethods }: PricedCart, wanted: string): StoredPaymentMethod {
  const method = paymentMethods.find(({ id }) => id === wanted);
  if (!method) throw notOffered();
  return method;
}

/** Refuses a payment method that is offered for no cart, before a cart is priced. Errors: PAYMENT_METHOD_UNAVAILABLE. */
export async function refuseUnknownPayment(ctx: Context, wanted: string): Promise<void> {
  const { methods } = await findSetting(ctx, paymentMethodSettings);
  if (!methods.some(({ id, isActive }) => isActive && id === wanted)) throw notOffered();
}

function notOffered(): DomainError {
  return new DomainError(
    'PAYMENT_METHOD_UNAVAILABLE',
    'This payment method is not offered for this order. Nothing was charged. Please choose another one.',
  );
}
