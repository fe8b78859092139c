import { randomUUID } from 'node:crypto';
import { defineModule } from '../../core/define-module.ts';
import type {
  DatedPayment,
  LedgerRange,
  NewPayment,
  PaymentGateway,
  ProviderRefund,
} from '../../core/payment-gateway.ts';
import { constantTimeEqual, hmacHex } from '../../trade/payments/gateways/razorpay/signature.ts';
import { payments } from '../../trade/payments/module.ts';

const ORIGIN = 'https://redirect.example';

/** What the provider has, by its ids. */
interface Account {
  started: Map<string, NewPayment>;
  payments: DatedPayment[];
  refunds: ProviderRefund[];
}

export type RedirectGateway = ReturnType<typeof redirectGateway>;

/** A provider at whose address shoppers pay, which reports payments by webhooks alone. `now` is its clock. */
export function redirectGateway(secret: string, now: () => Date = () => new Date()) {
  const account: Account = { started: new Map(), payments: [], refunds: [] };
  const find = (id: string) => account.payments.find((payment) => payment.id === id) ?? null;
  const gateway: PaymentGateway = {
    clientData: null,
    csp: [],
    sandbox: false,
    authorizesFor: null,
    async start(order) {
      const providerOrderId = `session-${order.receipt}`;
      account.started.set(providerOrderId, order);
      return { providerOrderId, redirectUrl: `${ORIGIN}/pay/${providerOrderId}` };
    },
    fetchPayment: async (id) => find(id),
    listPayments: async (orderId) => account.payments.filter((payment) => payment.orderId === orderId),
    paymentsMade: async (range) => page(account.payments, range),
    refundsMade: async (range) => page(account.refunds, range),
    capture: async (payment) => Object.assign(find(payment.id)!, { status: 'captured' }),
    void: async (payment) => find(payment.id)!,
    async refund(paymentId, { amount, key }) {
      const first = account.refunds.find((refund) => refund.key === key);
      const payment = find(paymentId);
      if (first || !payment || payment.amountRefunded + amount > payment.amount) return first ?? null;
      payment.amountRefunded += amount;
      if (payment.amountRefunded === payment.amount) payment.status = 'refunded';
      const refund = {
        id: `back-${randomUUID()}`,
        paymentId,
        amount,
        key,
        hasFailed: false,
        createdAt: now(),
      };
      account.refunds.unshift(refund);
      return refund;
    },
    refundsOf: async (id) => find(id) && account.refunds.filter(({ paymentId }) => paymentId === id),
    // Its pages tell the shop's nothing.
    confirm: () => false,
    readWebhook(body, header) {
      if (!constantTimeEqual(hmacHex(secret, body), header('redirect-signature') ?? '')) return null;
      const {
        event: eventId,
        session: providerOrderId,
        payment: paymentId,
        isRefund,
      } = JSON.parse(String(body));
      return { eventId, providerOrderId, paymentId, isRefund };
    },
  };
  return {
    ...gateway,
    account,
    /** What a shopper does at the address: pays what was started. Returns the payment and where the provider leads back to. */
    pay(redirectUrl: string) {
      const session = redirectUrl.replace(`${ORIGIN}/pay/`, '');
      const { amount, currency, returnUrl } = account.started.get(session)!;
      const payment: DatedPayment = {
        id: `paid-${randomUUID()}`,
        entity: 'payment',
        status: 'captured',
        amount,
        amountRefunded: 0,
        currency,
        orderId: session,
        createdAt: now(),
      };
      account.payments.unshift(payment);
      return { payment, returnUrl };
    },
    /** The request of a webhook about a payment. */
    webhook({ id, orderId }: DatedPayment, isRefund = false) {
      const body = JSON.stringify({ event: randomUUID(), session: orderId, payment: id, isRefund });
      return { method: 'POST', body, headers: { 'redirect-signature': hmacHex(secret, body) } };
    },
  };
}

function page<Entry extends { createdAt: Date }>(entries: Entry[], { from, to, skip }: LedgerRange): Entry[] {
  return entries.filter(({ createdAt }) => createdAt >= from && createdAt <= to).slice(skip, skip + 100);
}

/** The module that brings it. */
export const redirects = defineModule({
  name: 'redirect-provider',
  uses: [payments],
  paymentProviders: [
    {
      name: 'redirect',
      variables: { REDIRECT_SECRET: 'The secret of its webhooks.' },
      open: ({ REDIRECT_SECRET }) => redirectGateway(REDIRECT_SECRET!),
    },
  ],
});
