import { DomainError } from '../core/errors.ts';
import type { PaymentGateway } from '../core/ports.ts';
import type { Metrics } from './metrics.ts';

const CALLS = ['createOrder', 'fetchPayment', 'listPayments', 'capture', 'refund'] as const;

/** The same gateway, with its calls counted. */
export function watchGateway(gateway: PaymentGateway, { providerCalls }: Metrics): PaymentGateway {
  const watched: PaymentGateway = Object.create(gateway);
  for (const call of CALLS) {
    const method = gateway[call].bind(gateway) as (...args: unknown[]) => Promise<unknown>;
    const counted = async (...args: unknown[]) => {
      try {
        const answer = await method(...args);
        providerCalls.inc({ call, outcome: 'ok' });
        return answer;
      } catch (error) {
        const isAway = error instanceof DomainError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE';
        providerCalls.inc({ call, outcome: isAway ? 'unavailable' : 'refused' });
        throw error;
      }
    };
    Object.defineProperty(watched, call, { value: counted });
  }
  return watched;
}
