import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { checkout } from '../checkout/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { promotions } from '../promotions/module.ts';
import { refunds } from '../refunds/module.ts';
import { claimFollowers } from './claim-followers.ts';
import { guestMails, mailsToGuests } from './guest-mails.ts';
import { GuestsResolver } from './guests.resolver.ts';

const events = {
  'order.claimed': eventType<{ guests: string[]; checkout: string }>(
    'order',
    'An order of a guest became that of an account.',
  ),
};

declare module '../../core/declarations.ts' {
  interface Mails extends Own<typeof guestMails> {}
  interface Events extends Own<typeof events> {}
}

export const guests = defineModule({
  name: 'guests',
  uses: [payments, refunds, accounts, promotions, checkout, orders, mail],
  resolvers: [GuestsResolver],
  events,
  follows: claimFollowers,
  mails: guestMails,
  derivedMails: mailsToGuests,
});
