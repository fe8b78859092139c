import type { Gateways } from '../../core/payment-gateway.ts';
import type { PaymentGroup } from '../payment-methods/payment-method-settings.ts';
import { daysToPay, type StoredPaymentMethod } from '../payment-methods/payment-methods.ts';
import * as t from './messages/en.ts';

/** How orders can be paid, and when each method is charged; null while none takes real money. */
export function paymentsText(group: PaymentGroup, gateways: Gateways): string | null {
  const isReal = ({ isActive, provider }: StoredPaymentMethod) =>
    isActive && (provider === null || gateways[provider]?.sandbox === false);
  return (
    group.methods
      .filter(isReal)
      .map((method) => chargedText(method, group))
      .join('; ') || null
  );
}

function chargedText(method: StoredPaymentMethod, group: PaymentGroup): string {
  const { kind, label, capture } = method;
  if (kind === 'cod') return t.inCash(label);
  if (kind === 'transfer') return t.inAdvance(label, daysToPay(method, group)!);
  return capture === 'shipment' ? t.whenSent(label) : t.whenOrdered(label);
}
