import { DomainError } from '../../core/errors.ts';
import type { PaymentGateway } from '../../core/payment-gateway.ts';
import type { Metrics } from './metrics.ts';

/** Returns the gateway with its calls, the methods that return a promise, counted by method and outcome. */
export function watchGateway(gateway: PaymentGateway, { providerCalls }: Metrics): PaymentGateway {
  const counted = async (call: string, result: Promise<unknown>) => {
    try {
      const value = await result;
      providerCalls.inc({ call, outcome: 'ok' });
      return value;
    } catch (error) {
      const isAway = error instanceof DomainError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE';
      providerCalls.inc({ call, outcome: isAway ? 'unavailable' : 'refused' });
      throw error;
    }
  };
  const watched = Object.entries(gateway).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    const watch = (...args: unknown[]) => {
      const result = member(...args);
      return result instanceof Promise ? counted(name, result) : result;
    };
    return [name, watch];
  });
  return Object.fromEntries(watched);
}
