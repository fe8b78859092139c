import { DomainError } from './errors.ts';
import type { Gateways, PaymentGateway } from './payment-gateway.ts';
import type { Ports } from './ports.ts';
import { checkedGateway } from './provider-answers.ts';

/** The gateway of a payment provider, with answers that can be stored, see `checkedGateway`. Errors: PAYMENT_PROVIDER_UNAVAILABLE for one that is not configured. */
export function gatewayOf({ gateways }: Pick<Ports, 'gateways'>, provider: string): PaymentGateway {
  const gateway = connected(gateways, provider);
  if (gateway) return checkedGateway(gateway, provider);
  throw new DomainError(
    'PAYMENT_PROVIDER_UNAVAILABLE',
    'The payment provider of this order is not connected to the shop. Please contact the shop.',
  );
}

/** The smallest amount that a provider charges, in minor units, see `PaymentGateway`; 1 for one that is not configured. */
export const minAmountOf = ({ gateways }: Pick<Ports, 'gateways'>, provider: string): number =>
  connected(gateways, provider)?.minAmount ?? 1;

const connected = (gateways: Gateways, provider: string): PaymentGateway | undefined =>
  Object.hasOwn(gateways, provider) ? gateways[provider] : undefined;
