import type { Logger } from 'pino';
import { gatewayOf } from '../../core/gateway-of.ts';
import { recordProviderRefunds } from './record-provider-refunds.ts';
import type { SettleDeps } from './settle-deps.ts';

/** Asks the provider what was given back of a payment, and records it. Errors: PAYMENT_PROVIDER_UNAVAILABLE. */
export async function recordRefundsOf(
  deps: SettleDeps,
  paymentId: string,
  { logger, provider }: { logger: Logger; provider: string },
): Promise<void> {
  const known = await gatewayOf(deps.ports, provider).refundsOf(paymentId);
  const taken = known ? await recordProviderRefunds(deps, paymentId, known) : [];
  if (taken.length > 0)
    logger.warn(
      { payment: paymentId, refunds: taken, provider },
      'refunds have ids of refunds of another payment, and are left out',
    );
}
