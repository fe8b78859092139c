import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ProviderPayment } from '../../core/payment-gateway.ts';
import { Refund } from './refund.entity.ts';

/** Writes down, in the transaction that records a payment, that all of it goes back. */
export function dueRefund(
  em: SqlEntityManager,
  { id: payment, amount, currency }: Pick<ProviderPayment, 'id' | 'amount' | 'currency'>,
  reason: string,
  createdAt: Date,
): void {
  em.create(Refund, { payment, amount, currency, reason, createdAt, state: 'due' });
}
