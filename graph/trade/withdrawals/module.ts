import { categories } from '../../catalog/categories/module.ts';
import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { checkout } from '../checkout/module.ts';
import { fulfillments } from '../fulfillments/module.ts';
import { messages } from '../messages/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { refunds } from '../refunds/module.ts';
import { returns } from '../returns/module.ts';
import { seller } from '../seller/module.ts';
import { IS_WITHDRAWN } from './find-withdrawals.ts';
import { keepTerms } from './keep-terms.ts';
import { LEFT_UNITS } from './left-units.ts';
import { withdrawalData } from './personal-data.ts';
import { Withdrawal, WithdrawalLine, WithdrawalTerms } from './withdrawal.entity.ts';
import { withdrawalMails } from './withdrawal-mails.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';
import { WithdrawalResolver, WithdrawalsResolver } from './withdrawals.resolver.ts';

const events = {
  'order.withdrawn': eventType<{ withdrawal: string }>(
    'order',
    'The buyer declared to withdraw from an order.',
    { timeline: { isForBuyer: true } },
  ),
};

const errors = { WITHDRAWAL_OVER: 409, WITHDRAWAL_EXCLUDED: 409, WITHDRAWN_ALREADY: 409 };

const failpoints = ['withdrawal.written'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Mails extends Own<typeof withdrawalMails> {}
}

export const withdrawals = defineModule({
  name: 'withdrawals',
  uses: [
    accounts,
    categories,
    products,
    mail,
    settings,
    checkout,
    fulfillments,
    messages,
    orders,
    payments,
    refunds,
    returns,
    seller,
  ],
  entities: [Withdrawal, WithdrawalLine, WithdrawalTerms],
  resolvers: [WithdrawalsResolver, WithdrawalResolver],
  settings: [withdrawalSettings],
  events,
  errors,
  failpoints,
  mails: withdrawalMails,
  provides: { isWithdrawn: IS_WITHDRAWN, withdrawnUnits: LEFT_UNITS },
  follows: { 'order.placed': [keepTerms] },
  personalData: [withdrawalData],
});
