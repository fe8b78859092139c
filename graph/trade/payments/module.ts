import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { defineModule, deletionJob } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { withLease } from '../../core/with-lease.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { pages } from '../../platform/pages/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { blocklist } from '../blocklist/module.ts';
import { checkout } from '../checkout/module.ts';
import { closing } from '../closing/module.ts';
import { credits } from '../credits/module.ts';
import { orders } from '../orders/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { seller } from '../seller/module.ts';
import { Authorization } from './authorization.entity.ts';
import { authorizationQueue } from './authorization-queue.ts';
import { AuthorizationsResolver } from './authorizations.resolver.ts';
import { Capture } from './capture.entity.ts';
import { razorpay } from './gateways/razorpay/razorpay.ts';
import {
  SandboxAccount,
  SandboxCapture,
  SandboxOrder,
  SandboxPayment,
  SandboxRefund,
} from './gateways/sandbox/ledger.entity.ts';
import { LedgerPosition } from './ledger-position.entity.ts';
import { ManualPaymentsResolver } from './manual-payments.resolver.ts';
import { orderMailFollowers, orderMails } from './order-mails.ts';
import { orderMoney } from './order-money.ts';
import { OrderPaymentsResolver } from './order-payments.resolver.ts';
import { ordersPaidBy } from './orders-paid-by.ts';
import { Payment } from './payment.entity.ts';
import { paymentGauge } from './payment-gauge.ts';
import { PaymentSettingsResolver } from './payment-settings.resolver.ts';
import { PaymentsResolver } from './payments.resolver.ts';
import { paymentData } from './personal-data.ts';
import { reconcile } from './reconcile.ts';
import { Refund } from './refund.entity.ts';
import { refundQueue } from './refund-queue.ts';
import { REFUND_WAITS } from './refund-waits.ts';
import { WebhookEvent } from './webhook-event.entity.ts';

interface PaidMoney {
  payment: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
}

interface MadeRefunds {
  /** Ids of the refunds that are mailed to the buyer. */
  refunds: string[];
}

const amount = (data: Readonly<Record<string, unknown>>) => data.amount;

/** Of a payment by hand. */
const REFERENCE = `select jsonb_build_object('reference', reference) from payments where id = e.data ->> 'payment' and reference <> ''`;

const events = {
  'order.accepted': eventType<{ kind: string }>('order', 'An order was accepted that is paid later.', {
    timeline: { isForBuyer: true },
  }),
  'order.paid': eventType<PaidMoney>('order', 'An order was paid.', {
    timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount },
    texts: REFERENCE,
  }),
  'payment.received': eventType<PaidMoney>(
    'order',
    'The buyer paid what returned items leave of the new order of an exchange; the order is not paid yet.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount }, texts: REFERENCE },
  ),
  'payment.authorized': eventType<PaidMoney>('order', 'The money of an order was reserved.', {
    timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount },
  }),
  'payment.captured': eventType<PaidMoney>(
    'order',
    'Reserved money of an order was captured: all of it, or a part.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'payment.voided': eventType<PaidMoney>(
    'order',
    'Reserved money was released that is not needed: the order, or the rest of it, was cancelled.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'payment.expired': eventType<PaidMoney>(
    'order',
    'The reserved money of an order was released before it was captured. The order is not paid.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'payment.expiring': eventType<PaidMoney>('order', 'The reserved money of an order ends soon.', {
    timeline: { amountOf: amount },
  }),
  'payment.started': eventType('order', 'A payment for an unpaid order was opened.'),
  'payment.refused': eventType<PaidMoney & { code: string; checkout?: string }>(
    'payment',
    'A payment paid no order and is refunded.',
    { timeline: { unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'refund.made': eventType<MadeRefunds & { amount: number; currency: string }>(
    'payment',
    'A payment was refunded.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'payment.reversed': eventType<MadeRefunds & { amount: number; currency: string }>(
    'payment',
    'A payment that was recorded by hand by mistake was reversed.',
    { timeline: { isForBuyer: true, amountOf: amount } },
  ),
  'refund.changed': eventType<MadeRefunds & { refundedAmount: number }>(
    'payment',
    'The refunded part of a payment changed.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: ({ refundedAmount }) => refundedAmount } },
  ),
};

const errors = {
  PAYMENT_NOT_CONFIRMED: 402,
};

const failpoints = [
  'authorization.locked',
  'authorization.recorded',
  'authorization.committed',
  'capture.due',
  'capture.asked',
  'capture.made',
  'order.beforeAccept',
  'payment.manualRead',
  'order.beforeUnpaid',
  'order.prepaidQuoted',
  'payment.stockHeldAgain',
  'payment.fetched',
  'payment.captured',
  'payment.checkoutLocked',
  'payment.recorded',
  'payment.committed',
  'webhook.isNew',
  'webhook.settled',
  'reconcile.listed',
  'refund.due',
  'refund.made',
] as const;

declare module '../../core/declarations.ts' {
  interface Mails extends Own<typeof orderMails> {}
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Provided {
    /** The units of order lines that are on backorder, in the order of `ids`; 0 for an unknown one. */
    backordered: (em: SqlEntityManager, ids: readonly string[]) => Promise<number[]>;
    /** The units of an order by line: cancelled, and shipped so that it cannot be undone at a moment any more, or shipped at all for null; and when it is `next` time that more of them cannot. */
    shippedUnits: (
      em: SqlEntityManager,
      order: string,
      at: Date | null,
    ) => Promise<{ units: Map<string, { shipped: number; cancelled: number }>; next: Date | null }>;
  }
}

export const payments = defineModule({
  name: 'payments',
  uses: [
    accounts,
    blocklist,
    checkout,
    closing,
    credits,
    mail,
    orders,
    pages,
    paymentMethods,
    seller,
    settings,
  ],
  mails: orderMails,
  follows: orderMailFollowers,
  entities: [
    Authorization,
    Capture,
    Payment,
    Refund,
    WebhookEvent,
    LedgerPosition,
    SandboxAccount,
    SandboxCapture,
    SandboxOrder,
    SandboxPayment,
    SandboxRefund,
  ],
  resolvers: [
    AuthorizationsResolver,
    ManualPaymentsResolver,
    OrderPaymentsResolver,
    PaymentSettingsResolver,
    PaymentsResolver,
  ],
  events,
  errors,
  failpoints,
  paymentProviders: [razorpay],
  queues: [refundQueue, authorizationQueue],
  jobs: {
    // Under a lease, in one process at a time, because it calls the provider.
    reconciler: {
      run: ({ em, ports, settings: { refundUnordered } }, run) =>
        withLease(em, 'reconciler', () => reconcile({ em, ports }, { ...run, refundUnordered })),
    },
    // A provider tries to deliver an event for one day.
    webhookEvents: deletionJob(WebhookEvent, 'receivedAt', 30),
  },
  personalData: [paymentData],
  metrics: [paymentGauge],
  needs: ['backordered', 'shippedUnits'],
  provides: { orderMoney, ordersPaidBy, refundWaits: REFUND_WAITS },
});
