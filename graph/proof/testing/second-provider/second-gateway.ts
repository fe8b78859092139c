import { randomUUID } from 'node:crypto';
import type {
  DatedPayment,
  LedgerRange,
  PaymentGateway,
  ProviderRefund,
} from '../../../core/payment-gateway.ts';
import { constantTimeEqual, hmacHex } from '../../../trade/payments/gateways/razorpay/signature.ts';

const SECRET = 'second-secret';

/** What the second provider has. */
interface Account {
  /** The ids of its orders by their receipts. */
  orders: Map<string, string>;
  payments: DatedPayment[];
  refunds: ProviderRefund[];
}

export type SecondGateway = ReturnType<typeof secondGateway>;

/** A payment provider with ids, signatures and webhooks of its own, and its account in memory. `now` is its clock. */
export function secondGateway(now: () => Date) {
  const account: Account = { orders: new Map(), payments: [], refunds: [] };
  const find = (id: string) => account.payments.find((payment) => payment.id === id) ?? null;
  const gateway: PaymentGateway = {
    clientData: { keyId: 'second_key', scriptUrl: 'https://pay.example/second.js' },
    csp: ['https://pay.example'],
    sandbox: false,
    authorizesFor: 7 * 24 * 60 * 60_000,
    async start({ receipt }) {
      const id = account.orders.get(receipt) ?? `intent-${randomUUID()}`;
      account.orders.set(receipt, id);
      return { providerOrderId: id, redirectUrl: null };
    },
    fetchPayment: async (id) => find(id),
    listPayments: async (orderId) => account.payments.filter((payment) => payment.orderId === orderId),
    paymentsMade: async (range) => page(account.payments, range),
    refundsMade: async (range) => page(account.refunds, range),
    async capture({ id }) {
      const payment = find(id)!;
      return payment.status === 'authorized' ? Object.assign(payment, { status: 'captured' }) : payment;
    },
    async void({ id }) {
      const payment = find(id)!;
      return payment.status === 'authorized' ? Object.assign(payment, { status: 'failed' }) : payment;
    },
    async refund(paymentId, { amount, key }) {
      const first = account.refunds.find((refund) => refund.key === key);
      const payment = find(paymentId);
      if (first || payment?.status !== 'captured') return first ?? null;
      Object.assign(payment, { status: 'refunded', amountRefunded: amount });
      const id = `back-${randomUUID()}`;
      const refund = { id, paymentId, amount, key, hasFailed: false, createdAt: now() };
      account.refunds.push(refund);
      return refund;
    },
    refundsOf: async (id) => find(id) && account.refunds.filter(({ paymentId }) => paymentId === id),
    confirm: ({ providerOrderId, paymentId, signature }) =>
      constantTimeEqual(hmacHex(SECRET, `${paymentId} for ${providerOrderId}`), signature),
    readWebhook(body, header) {
      if (!constantTimeEqual(hmacHex(SECRET, body), header('second-signature') ?? '')) return null;
      const {
        id: eventId,
        intent: providerOrderId,
        charge: paymentId,
        isRefund,
      } = JSON.parse(body.toString());
      return { eventId, providerOrderId, paymentId, isRefund };
    },
  };
  return {
    ...gateway,
    account,
    /** Pays an order as its widget does. Returns the result that the widget passes to the page. */
    pay(
      providerOrderId: string,
      amount: number,
      status: DatedPayment['status'] = 'captured',
      paymentId = `charge-${randomUUID()}`,
    ) {
      const payment = { id: paymentId, entity: 'charge', status, amount, amountRefunded: 0, currency: 'INR' };
      account.payments.unshift({ ...payment, orderId: providerOrderId, createdAt: now() });
      return {
        paymentId,
        providerOrderId,
        signature: hmacHex(SECRET, `${paymentId} for ${providerOrderId}`),
      };
    },
    /** The body and the header of a webhook about a payment. */
    webhook({
      paymentId,
      providerOrderId,
      id = randomUUID(),
      isRefund = false,
    }: {
      paymentId: string;
      providerOrderId: string;
      id?: string;
      isRefund?: boolean;
    }) {
      const body = JSON.stringify({ id, intent: providerOrderId, charge: paymentId, isRefund });
      return { body, headers: { 'second-signature': hmacHex(SECRET, body) } };
    },
  };
}

function page<Entry extends { createdAt: Date }>(entries: Entry[], { from, to, skip }: LedgerRange): Entry[] {
  return entries.filter(({ createdAt }) => createdAt >= from && createdAt <= to).slice(skip, skip + 100);
}
