import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { storedId } from '../../core/provider-ids.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { countProviderCall } from '../checkout/limit-provider-calls.ts';
import { findRecorded } from './find-recorded.ts';
import type { PaymentResultInput } from './payments.inputs.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Settles the payment that a browser reports, after checking its signature and asking the provider what it really is.
 * Returns the id of the order that it pays.
 * Errors: PAYMENT_NOT_CONFIRMED, CONFLICT, RATE_LIMITED, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function confirmPayment(
  ctx: Context,
  checkout: CheckoutRow,
  result: PaymentResultInput,
): Promise<string> {
  const gateway = gatewayOf(ctx.ports, checkout.paymentProvider);
  if (result.providerOrderId !== checkout.providerOrderId || !gateway.confirm(result)) {
    throw new DomainError(
      'PAYMENT_NOT_CONFIRMED',
      'This payment was not made for this order. Nothing was recorded.',
    );
  }
  return ctx.ports.mutex(result.providerOrderId, async () => {
    // Mostly the provider's own message was first.
    const id = storedId(checkout.paymentProvider, result.paymentId);
    const recorded = await findRecorded(ctx.em, id);
    if (recorded?.checkoutId === checkout.id && typeof recorded.outcome === 'string') return recorded.outcome;
    await countProviderCall(ctx, checkout);
    const payment = await gateway.fetchPayment(id);
    if (!payment)
      throw new DomainError('PAYMENT_NOT_CONFIRMED', 'The payment provider does not know this payment.');
    await failpoint('payment.fetched');
    return settlePayment(ctx, checkout, payment);
  });
}
