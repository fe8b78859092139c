import { amountDue } from '#money/amount-due';
import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { prepared } from '../../core/prepared.ts';
import { isCapturedOnShipment } from '../payment-methods/payment-methods.ts';
import type { Checkout } from './checkout.entity.ts';

const saveStarted = prepared<object, [id: string, providerOrderId: string, redirectUrl: string | null]>(
  'update checkouts set provider_order_id = $2, redirect_url = $3 where id = $1',
);

/**
 * Makes sure that the payment of the checkout is started at its provider. The checkout's id is its receipt, so a call that
 * is repeated after a lost response finds the provider order of the first. No transaction is open while the provider
 * is called. A checkout that costs nothing needs none.
 */
export async function ensureProviderOrder(
  { em, ports, settings }: Pick<Context, 'em' | 'ports' | 'settings'>,
  checkout: Checkout,
): Promise<Checkout> {
  if (checkout.providerOrderId || amountDue(checkout) === 0) return checkout;
  await failpoint('checkout.held');
  const started = await gatewayOf(ports, checkout.paymentProvider).start({
    amount: amountDue(checkout),
    currency: checkout.currency,
    receipt: checkout.id,
    returnUrl: `${settings.url}/paid/${checkout.id}`,
    isCapturedLater: isCapturedOnShipment(checkout.paymentChoice),
  });
  await failpoint('checkout.providerOrderMade');
  await saveStarted(em, checkout.id, started.providerOrderId, started.redirectUrl);
  return Object.assign(checkout, started);
}
