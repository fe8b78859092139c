import { DomainError } from './errors.ts';
import type { PaymentGateway, ProviderPayment, ProviderRefund, Unread } from './ports.ts';
import { cleanLine, isCleanText } from './validation.ts';

/** Most that a column of money has, in minor units. */
const MAX_AMOUNT = 2 ** 31 - 1;
const MAX_METHOD = 100;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[!-~]{1,200}$/.test(value);
const idOrNull = (value: unknown) => (isId(value) ? value : null);
const isRead = <Entry extends object>(entry: Entry | Unread): entry is Entry => !('unread' in entry);
const isAmount = (value: number) => Number.isInteger(value) && value > 0 && value <= MAX_AMOUNT;
const textOrNull = (text: unknown) => (typeof text === 'string' ? cleanLine(text, MAX_METHOD) || null : null);

/** The payments of a list that can be read and recorded: none without an id, an amount or a currency. Texts are cut and cleaned. */
export function soundPayments<Payment extends ProviderPayment>(
  payments: readonly (Payment | Unread)[],
): Payment[] {
  return payments
    .filter(isRead)
    .filter(({ id, amount, currency }) => isId(id) && isAmount(amount) && /^[!-~]{1,10}$/.test(currency))
    .map((payment) => ({
      ...payment,
      orderId: idOrNull(payment.orderId),
      ...(payment.method !== undefined && { method: textOrNull(payment.method) }),
    }));
}

/** The refunds of a list that can be recorded: what gave nothing back is none. */
export function soundRefunds(refunds: readonly (ProviderRefund | Unread)[]): ProviderRefund[] {
  return refunds
    .filter(isRead)
    .filter(({ id, paymentId, amount }) => isId(id) && isId(paymentId) && isAmount(amount));
}

/**
 * A gateway whose answers can be stored, whatever its provider says: one strange answer must not fail for ever. Pages of its lists are as they
 * are, since their length says whether another one follows: `soundPayments`, `soundRefunds`.
 */
export function checkedGateway(gateway: PaymentGateway): PaymentGateway {
  return {
    clientData: gateway.clientData,
    csp: gateway.csp,
    sandbox: gateway.sandbox,
    async start(order) {
      const started = await gateway.start(order);
      const { providerOrderId, redirectUrl } = started;
      if (isId(providerOrderId) && (redirectUrl === null || isCleanText(redirectUrl))) return started;
      throw unclear();
    },
    async fetchPayment(id) {
      const payment = await gateway.fetchPayment(id);
      return payment && (soundPayments([payment])[0] ?? null);
    },
    listPayments: async (id) => soundPayments(await gateway.listPayments(id)),
    paymentsMade: (range) => gateway.paymentsMade(range),
    refundsMade: (range) => gateway.refundsMade(range),
    async capture(payment) {
      const [captured] = soundPayments([await gateway.capture(payment)]);
      if (captured) return captured;
      throw unclear();
    },
    async refund(id, refund) {
      const made = await gateway.refund(id, refund);
      return made && (soundRefunds([made])[0] ?? null);
    },
    async refundsOf(id) {
      const refunds = await gateway.refundsOf(id);
      return refunds && soundRefunds(refunds);
    },
    confirm: (result) => gateway.confirm(result),
    readWebhook(body, header) {
      const subject = gateway.readWebhook(body, header);
      if (!subject) return null;
      const { providerOrderId, paymentId } = subject;
      return { ...subject, providerOrderId: idOrNull(providerOrderId), paymentId: idOrNull(paymentId) };
    },
  };
}

const unclear = () =>
  new DomainError('PAYMENT_PROVIDER_UNAVAILABLE', 'The payment provider did not answer clearly.');
