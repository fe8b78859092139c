import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { checkout } from '../checkout/module.ts';
import { closing } from '../closing/module.ts';
import { credits } from '../credits/module.ts';
import { exchanges } from '../exchanges/module.ts';
import { fulfillments } from '../fulfillments/module.ts';
import { orders } from '../orders/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { payments } from '../payments/module.ts';
import { returns } from '../returns/module.ts';
import { timeline } from '../timeline/module.ts';
import { mailCancellation, refundMails } from './items-cancelled.ts';
import {
  RefundableLineResolver,
  RefundsResolver,
  ReturnRefundResolver,
  TimelineCreditResolver,
} from './refunds.resolver.ts';

interface NewCredit {
  /** Id of the credit. */
  credit: string;
  kind: string;
  /** What goes back, in minor units of the currency; 0 for units whose money was only reserved. */
  amount: number;
  currency: string;
  /** What of `amount` pays the new order of an exchange. */
  setOff: number;
}

const events = {
  'credit.created': eventType<NewCredit>(
    'order',
    ({ kind, setOff }) => {
      if (kind === 'cancellation') return 'Items of a paid order were cancelled.';
      return setOff ? 'Returned items pay the new order of an exchange.' : 'Money of an order is given back.';
    },
    { timeline: { isForBuyer: true, amountOf: ({ amount }) => amount || undefined } },
  ),
};

const failpoints = ['credit.locked', 'credit.written'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Mails extends Own<typeof refundMails> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const refunds = defineModule({
  name: 'refunds',
  uses: [
    settings,
    mail,
    accounts,
    products,
    checkout,
    credits,
    fulfillments,
    orders,
    timeline,
    paymentMethods,
    payments,
    returns,
    exchanges,
    closing,
  ],
  resolvers: [RefundableLineResolver, RefundsResolver, ReturnRefundResolver, TimelineCreditResolver],
  events,
  mails: refundMails,
  failpoints,
  follows: { 'credit.created': [mailCancellation] },
});
