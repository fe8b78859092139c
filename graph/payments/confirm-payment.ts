import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import type { Checkout } from '../orders/checkout.entity.ts';
import type { Order } from '../orders/order.entity.ts';
import type { PaymentResultInput } from './payments.inputs.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Settles the payment that a browser reports, after checking its signature and asking the provider what it really is.
 * Errors: PAYMENT_NOT_CONFIRMED, CONFLICT, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function confirmPayment(
  ctx: Context,
  checkout: Checkout,
  result: PaymentResultInput,
): Promise<Order> {
  const { gateway } = ctx.ports;
  if (result.providerOrderId !== checkout.providerOrderId || !gateway.signsPayment(result)) {
    throw new DomainError(
      'PAYMENT_NOT_CONFIRMED',
      'This payment was not made for this order. Nothing was recorded.',
    );
  }
  const payment = await gateway.fetchPayment(result.paymentId);
  if (!payment)
    throw new DomainError('PAYMENT_NOT_CONFIRMED', 'The payment provider does not know this payment.');
  await failpoint('payment.fetched');
  return settlePayment(ctx, checkout.id, payment);
}
