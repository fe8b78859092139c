import type Razorpay from 'razorpay';
import {
  LEDGER_PAGE,
  type LedgerRange,
  type NewPayment,
  type PaymentGateway,
  type ProviderPayment,
  type ProviderRefund,
  type WebhookSubject,
} from '../../../../core/payment-gateway.ts';
import { capture, checked, fetchPayment, refetch } from './capture.ts';
import { isOrderId, isPaymentId } from './provider-ids.ts';
import { AUTHORIZED_MS, readItems, readListedPayment, readPage, readRefund } from './provider-responses.ts';
import { type Json, type RazorpaySettings, razorpayClient, request, unavailable } from './razorpay-client.ts';
import { constantTimeEqual, hmacHex, paymentText } from './signature.ts';

/** What goes before the settings of the account. The expiry is in minutes. */
const CAPTURED_LATER = {
  capture: 'manual',
  capture_options: { manual_expiry_period: AUTHORIZED_MS / 60_000, refund_speed: 'normal' },
};
/** The smallest amount of an order and of a partial refund, in minor units (razorpay.com/docs/api/orders/create). */
const MIN_AMOUNT = 100;
/** Most refunds of a payment that are read. */
const MAX_REFUNDS = 10_000;

type NewOrder = Pick<NewPayment, 'amount' | 'currency' | 'receipt'>;

/**
 * The payment port over Razorpay's API.
 * @throws Error when a key or secret is empty: with an empty secret anyone could forge a signature.
 */
export function razorpayGateway(settings: RazorpaySettings): PaymentGateway {
  for (const name of ['keyId', 'keySecret', 'webhookSecret'] as const) {
    if (!settings[name].trim()) throw new Error(`The payment gateway needs a ${name}.`);
  }
  const { keyId, keySecret, webhookSecret, scriptUrl, sandbox, capturesParts = false } = settings;
  const razorpay = razorpayClient(settings);
  return {
    clientData: { keyId, scriptUrl },
    csp: sandbox ? [] : ['https://*.razorpay.com'],
    sandbox,
    authorizesFor: AUTHORIZED_MS,
    capturesParts,
    minAmount: MIN_AMOUNT,
    async start({ amount, currency, receipt, isCapturedLater = false }) {
      return {
        providerOrderId: await createOrder(razorpay, { amount, currency, receipt }, isCapturedLater),
        redirectUrl: null,
      };
    },
    fetchPayment: (id) => fetchPayment(razorpay, id),
    listPayments: (orderId) => listPayments(razorpay, orderId),
    paymentsMade: (range) => paymentsMade(razorpay, range),
    refundsMade: (range) => refundsMade(razorpay, range),
    capture: (payment, part) => capture(razorpay, payment, part),
    // It has no call for this: what is not captured in time it gives back by itself.
    void: (payment) => refetch(razorpay, checked(payment).id),
    refund: (id, options) => refund(razorpay, id, options),
    refundsOf: (id) => refundsOf(razorpay, id),
    confirm: ({ providerOrderId, paymentId, signature }) =>
      isOrderId(providerOrderId) &&
      isPaymentId(paymentId) &&
      constantTimeEqual(hmacHex(keySecret, paymentText(providerOrderId, paymentId)), signature),
    readWebhook(body, header) {
      const signature = header('x-razorpay-signature') ?? '';
      if (!constantTimeEqual(hmacHex(webhookSecret, body), signature)) return null;
      return { eventId: header('x-razorpay-event-id') ?? '', ...webhookSubject(body) };
    },
  };
}

async function createOrder(razorpay: Razorpay, order: NewOrder, isCapturedLater: boolean): Promise<string> {
  // With `unique_receipt` a repeated request returns the first order. The client's types lack the field.
  const body = { ...order, unique_receipt: true, ...(isCapturedLater && { payment: CAPTURED_LATER }) };
  const made = await request(() => razorpay.orders.create(body as NewOrder));
  const candidates =
    made === undefined
      ? readItems(await request(() => razorpay.orders.all({ receipt: order.receipt })))
      : [made];
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

async function listPayments(razorpay: Razorpay, orderId: string): Promise<ProviderPayment[]> {
  if (!isOrderId(orderId)) return [];
  const response = await request(() => razorpay.orders.fetchPayments(orderId));
  return response === undefined ? [] : readItems(response).map(readListedPayment);
}

async function paymentsMade(razorpay: Razorpay, range: LedgerRange) {
  return readPage(await request(() => razorpay.payments.all(pageOf(range))), readListedPayment);
}

async function refundsMade(razorpay: Razorpay, range: LedgerRange) {
  return readPage(await request(() => razorpay.refunds.all(pageOf(range))), readRefund);
}

/** The range as query parameters of the provider: Unix seconds, both ends inclusive. */
function pageOf({ from, to, skip }: LedgerRange) {
  const seconds = (time: Date) => time.getTime() / 1000;
  return { from: Math.floor(seconds(from)), to: Math.ceil(seconds(to)), count: LEDGER_PAGE, skip };
}

async function refund(
  razorpay: Razorpay,
  id: string,
  { amount, key: receipt }: { amount: number; key: string },
): Promise<ProviderRefund | null> {
  if (!isPaymentId(id)) return null;
  // The receipt is listed with the refund; the client makes it the idempotency key as well.
  const response = await request(() => razorpay.payments.refund(id, { amount, receipt }));
  return response === undefined ? null : readRefund(response);
}

async function refundsOf(razorpay: Razorpay, id: string): Promise<ProviderRefund[] | null> {
  if (!isPaymentId(id)) return null;
  const refunds: ProviderRefund[] = [];
  for (let skip = 0; skip < MAX_REFUNDS; skip += LEDGER_PAGE) {
    const range = { count: LEDGER_PAGE, skip };
    const response = await request(() => razorpay.payments.fetchMultipleRefund(id, range));
    if (response === undefined) return null;
    const page = readItems(response).map(readRefund);
    refunds.push(...page);
    if (page.length < LEDGER_PAGE) break;
  }
  return refunds;
}

/** The provider's ids in an event, as far as it has them. */
export function webhookSubject(body: Buffer): Omit<WebhookSubject, 'eventId'> {
  const { payload, event } = parsed(body) ?? {};
  const payment = payload?.payment?.entity ?? { id: payload?.refund?.entity?.payment_id };
  const providerOrderId = payment.order_id ?? payload?.order?.entity?.id;
  return {
    providerOrderId: isOrderId(providerOrderId) ? providerOrderId : null,
    paymentId: isPaymentId(payment.id) ? payment.id : null,
    isRefund: typeof event === 'string' && event.startsWith('refund.'),
  };
}

function parsed(body: Buffer) {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
