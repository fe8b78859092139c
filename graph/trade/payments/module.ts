import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { defineModule, deletionJob } from '../../core/define-module.ts';
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
import { events } from './events.ts';
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
