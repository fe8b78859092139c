import type Razorpay from 'razorpay';
import { DomainError } from '../../core/errors.ts';
import {
  type DatedPayment,
  LEDGER_PAGE,
  type LedgerRange,
  type PaymentGateway,
  type ProviderPayment,
  type ProviderRefund,
} from '../../core/ports.ts';
import { readItems, readPayment, readTime } from './provider-answers.ts';
import { isOrderId, isPaymentId } from './provider-ids.ts';
import { ask, type Json, razorpayClient, unavailable } from './razorpay-client.ts';
import { constantTimeEqual, hmacHex, paymentText } from './signature.ts';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Address of the script that defines `window.Razorpay`. */
  scriptUrl: string;
  /** True when no money moves. */
  sandbox: boolean;
  /** Origin and path prefix of the API, asked at each call; Razorpay's own unless given. */
  baseUrl?: () => string;
  /** How long a call may take, in milliseconds; 5,000 unless given. */
  timeoutMs?: number;
}

type NewOrder = Parameters<PaymentGateway['createOrder']>[0];

/**
 * The payment port over Razorpay's API.
 * @throws Error when a key or secret is empty: with an empty secret anyone could sign.
 */
export function razorpayGateway(settings: RazorpaySettings): PaymentGateway {
  for (const name of ['keyId', 'keySecret', 'webhookSecret'] as const) {
    if (!settings[name].trim()) throw new Error(`The payment gateway needs a ${name}.`);
  }
  const { keyId, keySecret, webhookSecret, scriptUrl, sandbox } = settings;
  const razorpay = razorpayClient(settings);
  return {
    keyId,
    scriptUrl,
    sandbox,
    createOrder: (order) => createOrder(razorpay, order),
    fetchPayment: (id) => fetchPayment(razorpay, id),
    listPayments: (orderId) => listPayments(razorpay, orderId),
    paymentsMade: (range) => paymentsMade(razorpay, range),
    refundsMade: (range) => refundsMade(razorpay, range),
    capture: (payment) => capture(razorpay, payment),
    refund: (payment) => refund(razorpay, payment),
    signsPayment: ({ providerOrderId, paymentId, signature }) =>
      isOrderId(providerOrderId) &&
      isPaymentId(paymentId) &&
      constantTimeEqual(hmacHex(keySecret, paymentText(providerOrderId, paymentId)), signature),
    signsWebhook: (body, signature) => constantTimeEqual(hmacHex(webhookSecret, body), signature),
  };
}

async function createOrder(razorpay: Razorpay, order: NewOrder): Promise<string> {
  // With `unique_receipt` a repeated call answers the first order. The client's types do not know the field.
  const made = await ask(() => razorpay.orders.create({ ...order, unique_receipt: true } as NewOrder));
  const candidates =
    made === undefined ? readItems(await ask(() => razorpay.orders.all({ receipt: order.receipt }))) : [made];
  const id = candidates.find((candidate) => isSameOrder(candidate, order))?.id;
  if (!isOrderId(id)) throw unavailable(candidates);
  return id;
}

function isSameOrder(candidate: Json, order: NewOrder): boolean {
  return (
    candidate.entity === 'order' &&
    candidate.amount === order.amount &&
    candidate.currency === order.currency &&
    candidate.receipt === order.receipt
  );
}

async function fetchPayment(razorpay: Razorpay, id: string): Promise<ProviderPayment | null> {
  if (!isPaymentId(id)) return null;
  const answer = await ask(() => razorpay.payments.fetch(id));
  return answer === undefined ? null : readPayment(answer, id);
}

async function listPayments(razorpay: Razorpay, orderId: string): Promise<ProviderPayment[]> {
  if (!isOrderId(orderId)) return [];
  const answer = await ask(() => razorpay.orders.fetchPayments(orderId));
  return answer === undefined ? [] : readItems(answer).map((item) => readPayment(item));
}

async function paymentsMade(razorpay: Razorpay, range: LedgerRange): Promise<DatedPayment[]> {
  const items = readItems(await ask(() => razorpay.payments.all(pageOf(range))));
  return items.map((item) => ({ ...readPayment(item), createdAt: readTime(item) }));
}

async function refundsMade(razorpay: Razorpay, range: LedgerRange): Promise<ProviderRefund[]> {
  const items = readItems(await ask(() => razorpay.refunds.all(pageOf(range))));
  return items.map((item) => ({
    paymentId: String(item.payment_id),
    hasFailed: item.status === 'failed',
    createdAt: readTime(item),
  }));
}

/** A range as the provider takes it: it counts time in whole seconds, and both ends are in it. */
function pageOf({ from, to, skip }: LedgerRange) {
  const seconds = (time: Date) => time.getTime() / 1000;
  return { from: Math.floor(seconds(from)), to: Math.ceil(seconds(to)), count: LEDGER_PAGE, skip };
}

/** Answers the payment as it stands after the call: when the provider refused, that need not be `captured`. */
async function capture(razorpay: Razorpay, payment: ProviderPayment): Promise<ProviderPayment> {
  const { id, amount, currency } = checked(payment);
  const answer = await ask(() => razorpay.payments.capture(id, amount, currency));
  // Mostly refused because a call at the same time captured it first.
  return answer === undefined ? refetch(razorpay, id) : readPayment(answer, id);
}

async function refund(razorpay: Razorpay, payment: ProviderPayment): Promise<void> {
  const { id, amount } = checked(payment);
  // No amount means all that is not refunded yet, so that every repetition is the same request.
  const answer = await ask(() => razorpay.payments.refund(id, {}));
  if (answer !== undefined) {
    if (answer.entity !== 'refund' || answer.status === 'failed') throw unavailable(answer);
    return;
  }
  const current = await refetch(razorpay, id);
  if (current.amountRefunded < amount) throw unavailable(current);
}

async function refetch(razorpay: Razorpay, id: string): Promise<ProviderPayment> {
  const payment = await fetchPayment(razorpay, id);
  if (!payment) throw unavailable('payment is gone');
  return payment;
}

function checked(payment: ProviderPayment): ProviderPayment {
  if (!isPaymentId(payment.id)) throw new DomainError('NOT_FOUND', 'The payment does not exist.');
  return payment;
}
