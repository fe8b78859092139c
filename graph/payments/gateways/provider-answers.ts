import type { ProviderPayment } from '../../core/ports.ts';
import { isOrderId, isPaymentId } from './provider-ids.ts';
import { type Json, unavailable } from './razorpay-client.ts';

const STATUSES: readonly unknown[] = ['created', 'authorized', 'captured', 'refunded', 'failed'];

/**
 * Reads a payment from an answer of the provider.
 * @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE when it is something else, or not the payment `id`.
 */
export function readPayment(payment: Json, id?: string): ProviderPayment {
  const isPayment =
    payment.entity === 'payment' &&
    isPaymentId(payment.id) &&
    (id === undefined || payment.id === id) &&
    STATUSES.includes(payment.status) &&
    Number.isSafeInteger(payment.amount) &&
    typeof payment.currency === 'string' &&
    (payment.order_id == null || isOrderId(payment.order_id));
  if (!isPayment) throw unavailable(payment);
  return {
    id: payment.id as string,
    entity: 'payment',
    status: payment.status as ProviderPayment['status'],
    amount: payment.amount as number,
    amountRefunded: Number(payment.amount_refunded ?? 0),
    currency: payment.currency as string,
    orderId: (payment.order_id ?? null) as string | null,
  };
}

/**
 * Reads the items of a collection.
 * @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE when the answer is no collection.
 */
export function readItems(answer: Json | undefined): Json[] {
  if (answer?.entity !== 'collection' || !Array.isArray(answer.items)) throw unavailable(answer);
  return answer.items.filter((item) => typeof item === 'object' && item !== null);
}

/** When an entry of a list was made. */
export function readTime(entry: Json): Date {
  return new Date(Number(entry.created_at) * 1000);
}
