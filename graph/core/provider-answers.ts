import { DomainError } from './errors.ts';
import type { PaymentGateway, ProviderPayment, ProviderRefund, Unread } from './payment-gateway.ts';
import { idAtProvider, storedId } from './provider-ids.ts';
import { cleanLine, isCleanText } from './validation.ts';

/** Most that a column of money has, in minor units. */
const MAX_AMOUNT = 2 ** 31 - 1;
const MAX_METHOD = 100;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[!-~]{1,200}$/.test(value);
const idOrNull = (value: unknown) => (isId(value) ? value : null);
/** Whether an entry of a page is one that can be read. */
export const isRead = <Entry extends object>(entry: Entry | Unread): entry is Entry => !('unread' in entry);
const isAmount = (value: number) => Number.isInteger(value) && value > 0 && value <= MAX_AMOUNT;
const isTime = (time: unknown) => time instanceof Date && !Number.isNaN(time.getTime());
const isPart = ({ amount, amountCaptured }: ProviderPayment) =>
  Number.isInteger(amountCaptured) && amountCaptured! >= 0 && amountCaptured! <= amount;
const textOrNull = (text: unknown) => (typeof text === 'string' ? cleanLine(text, MAX_METHOD) || null : null);

function soundPayments<Payment extends ProviderPayment>(payments: readonly Payment[]): Payment[] {
  return payments
    .filter(({ id, amount, currency }) => isId(id) && isAmount(amount) && /^[!-~]{1,10}$/.test(currency))
    .map((payment) => ({
      ...payment,
      orderId: idOrNull(payment.orderId),
      ...(payment.method !== undefined && { method: textOrNull(payment.method) }),
      amountCaptured: isPart(payment) ? payment.amountCaptured : undefined,
      authorizedUntil: isTime(payment.authorizedUntil) ? payment.authorizedUntil : undefined,
    }));
}

/** A page as long as it was, which says whether another one follows: what cannot be recorded counts as what cannot be read. */
const pageOf = <Entry extends { id: string }>(
  page: readonly (Entry | Unread)[],
  sound: (entries: Entry[]) => Entry[],
) => page.map((entry) => (isRead(entry) ? (sound([entry])[0] ?? { unread: String(entry.id) }) : entry));

/**
 * A gateway whose answers can be stored, whatever its provider says: one strange answer must not fail for ever. No payment is without an id,
 * an amount or a currency, and no refund gives nothing back; texts are cut and cleaned. Ids of payments and refunds are those that are stored, see
 * `storedId`; `confirm`, and the ids of provider orders, are as the provider has them.
 */
export function checkedGateway(gateway: PaymentGateway, provider: string): PaymentGateway {
  const stored = (id: string) => storedId(provider, id);
  const own = (payment: ProviderPayment) => ({ ...payment, id: idAtProvider(provider, payment.id)! });
  const payments = <Payment extends ProviderPayment>(found: readonly Payment[]) =>
    soundPayments(found).map((payment) => ({ ...payment, id: stored(payment.id) }));
  const refunds = (found: readonly ProviderRefund[]) =>
    found
      .filter(({ id, paymentId, amount }) => isId(id) && isId(paymentId) && isAmount(amount))
      .map((refund) => ({ ...refund, id: stored(refund.id), paymentId: stored(refund.paymentId) }));
  return {
    clientData: gateway.clientData,
    csp: gateway.csp,
    sandbox: gateway.sandbox,
    authorizesFor: gateway.authorizesFor,
    capturesParts: gateway.capturesParts ?? false,
    minAmount: gateway.minAmount,
    async start(order) {
      const started = await gateway.start(order);
      const { providerOrderId, redirectUrl } = started;
      if (isId(providerOrderId) && (redirectUrl === null || isCleanText(redirectUrl))) return started;
      throw unclear();
    },
    async fetchPayment(id) {
      const own = idAtProvider(provider, id);
      const payment = own === null ? null : await gateway.fetchPayment(own);
      return payment && (payments([payment])[0] ?? null);
    },
    listPayments: async (id) => payments(await gateway.listPayments(id)),
    paymentsMade: async (range) => pageOf(await gateway.paymentsMade(range), payments),
    refundsMade: async (range) => pageOf(await gateway.refundsMade(range), refunds),
    capture: async (payment, part) => clear(payments([await gateway.capture(own(payment), part)])),
    void: async (payment) => clear(payments([await gateway.void(own(payment))])),
    async refund(id, refund) {
      const made = await gateway.refund(idAtProvider(provider, id)!, refund);
      return made && (refunds([made])[0] ?? null);
    },
    async refundsOf(id) {
      const own = idAtProvider(provider, id);
      const found = own === null ? null : await gateway.refundsOf(own);
      return found && refunds(found);
    },
    confirm: (result) => gateway.confirm(result),
    readWebhook(body, header) {
      const subject = gateway.readWebhook(body, header);
      if (!subject) return null;
      const { providerOrderId, paymentId } = subject;
      return {
        ...subject,
        providerOrderId: idOrNull(providerOrderId),
        paymentId: isId(paymentId) ? stored(paymentId) : null,
      };
    },
  };
}

/** The one payment of an answer. Errors: PAYMENT_PROVIDER_UNAVAILABLE without one. */
function clear([payment]: ProviderPayment[]): ProviderPayment {
  if (payment) return payment;
  throw unclear();
}

const unclear = () =>
  new DomainError('PAYMENT_PROVIDER_UNAVAILABLE', 'The payment provider did not answer clearly.');
