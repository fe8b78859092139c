import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { prepared } from '../../core/prepared.ts';
import type { Checkout } from './checkout.entity.ts';

const saveProviderOrder = prepared<object, [id: string, providerOrderId: string]>(
  'update checkouts set provider_order_id = $2 where id = $1',
);

/**
 * Makes sure that the checkout has a provider order to be paid by. The checkout's id is its receipt, so a call that
 * is repeated after a lost response finds the provider order of the first. No transaction is open while the provider
 * is called. A checkout that costs nothing needs none.
 */
export async function ensureProviderOrder(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  checkout: Checkout,
): Promise<Checkout> {
  if (checkout.providerOrderId || checkout.totalPrice === 0) return checkout;
  await failpoint('checkout.held');
  checkout.providerOrderId = await gatewayOf(ports, checkout.paymentProvider).createOrder({
    amount: checkout.totalPrice,
    currency: checkout.currency,
    receipt: checkout.id,
  });
  await failpoint('checkout.providerOrderMade');
  await saveProviderOrder(em, checkout.id, checkout.providerOrderId);
  return checkout;
}
