import type { ProviderPayment, ProviderRefund, Unread } from '../../../../core/payment-gateway.ts';
import { isOrderId, isPaymentId } from './provider-ids.ts';
import { type Json, unavailable } from './razorpay-client.ts';

/** How long a payment can be captured: the most that Razorpay allows, five days. */
export const AUTHORIZED_MS = 5 * 24 * 60 * 60_000;

const STATUSES: readonly unknown[] = ['created', 'authorized', 'captured', 'refunded', 'failed'];

/**
 * Parses a payment in a response of the provider. Amounts are minor units.
 * @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE when the JSON is not a valid payment, or not the payment `id`.
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
    // The sandbox's own: Razorpay captures in whole.
    ...(Number.isSafeInteger(payment.amount_captured) && {
      amountCaptured: payment.amount_captured as number,
    }),
    currency: payment.currency as string,
    orderId: (payment.order_id ?? null) as string | null,
    method: methodOf(payment),
    ...(payment.status === 'authorized' && {
      authorizedUntil: new Date(readTime(payment).getTime() + AUTHORIZED_MS),
    }),
  };
}

/** Reads a payment of a list, which has no cards: which one it was is left out. */
export function readListedPayment(payment: Json): ProviderPayment {
  const { method, ...read } = readPayment(payment);
  return method === METHODS.get('card') && !payment.card ? read : { ...read, method };
}

const METHODS = new Map<unknown, string>([
  ['card', 'Card'],
  ['emi', 'Card'],
  ['netbanking', 'Net banking'],
  ['upi', 'UPI'],
  ['wallet', 'Wallet'],
]);

const isName = (name: unknown) => /^[\w ]{1,40}$/.test(String(name ?? ''));

/** Names of accounts, such as those of UPI, are left out. */
function methodOf({ method, card, wallet, bank }: Json): string | null {
  const kind = METHODS.get(method) ?? null;
  const { network, last4 } = (card ?? {}) as Json;
  if (kind === 'Card')
    return isName(network) && /^\d{4}$/.test(String(last4)) ? `${network} ending in ${last4}` : kind;
  const name = wallet ?? bank;
  return kind && isName(name) ? `${kind} (${name})` : kind;
}

/**
 * Parses a refund in a response of the provider.
 * @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE when the JSON is not a valid refund.
 */
export function readRefund(refund: Json): ProviderRefund {
  const { id, entity, payment_id: paymentId, amount, receipt } = refund;
  const isRefund = entity === 'refund' && typeof id === 'string' && isPaymentId(paymentId);
  if (!isRefund || !Number.isSafeInteger(amount)) throw unavailable(refund);
  return {
    id,
    paymentId,
    amount: amount as number,
    key: typeof receipt === 'string' ? receipt : null,
    hasFailed: refund.status === 'failed',
    createdAt: readTime(refund),
  };
}

/**
 * Returns the items of a collection in a response of the provider.
 * @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE when the response is not a collection.
 */
export function readItems(response: Json | undefined): Json[] {
  return itemsOf(response).filter((item) => typeof item === 'object' && item !== null);
}

function itemsOf(response: Json | undefined): Json[] {
  if (response?.entity === 'collection' && Array.isArray(response.items)) return response.items;
  throw unavailable(response);
}

/**
 * Returns the entries of a page. One that cannot be read does not keep the others from being read.
 * @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE when the response is not a collection.
 */
export function readPage<Entry>(
  response: Json | undefined,
  read: (item: Json) => Entry,
): ((Entry & { createdAt: Date }) | Unread)[] {
  return itemsOf(response).map((item) => {
    try {
      const createdAt = readTime(item);
      if (!Number.isNaN(createdAt.getTime())) return { ...read(item), createdAt };
    } catch {
      // It is noted by its id alone: the rest names people.
    }
    return { unread: String(item?.id) };
  });
}

/** The time at which an item of a collection was created. */
export function readTime(entry: Json): Date {
  return new Date(Number(entry.created_at) * 1000);
}
