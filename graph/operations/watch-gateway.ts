import { DomainError } from '../core/errors.ts';
import type { PaymentGateway } from '../core/ports.ts';
import type { Metrics } from './metrics.ts';

type Call = {
  [Name in keyof PaymentGateway]: PaymentGateway[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never;
}[keyof PaymentGateway];

/** All calls of the port. The type requires that none is missing. */
const CALLS: Record<Call, true> = {
  createOrder: true,
  fetchPayment: true,
  listPayments: true,
  paymentsMade: true,
  refundsMade: true,
  capture: true,
  refund: true,
};

/** Returns the gateway with its calls counted by method and outcome. */
export function watchGateway(gateway: PaymentGateway, { providerCalls }: Metrics): PaymentGateway {
  const counted = (Object.keys(CALLS) as Call[]).map((call) => {
    const method = gateway[call] as (...args: unknown[]) => Promise<unknown>;
    const watched = async (...args: unknown[]) => {
      try {
        const result = await method(...args);
        providerCalls.inc({ call, outcome: 'ok' });
        return result;
      } catch (error) {
        const isAway = error instanceof DomainError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE';
        providerCalls.inc({ call, outcome: isAway ? 'unavailable' : 'refused' });
        throw error;
      }
    };
    return [call, watched];
  });
  return { ...gateway, ...Object.fromEntries(counted) };
}
