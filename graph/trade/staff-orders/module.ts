import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { addresses } from '../../people/addresses/module.ts';
import { customFields } from '../../platform/custom-fields/module.ts';
import { dataAccess } from '../../platform/data-access/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { cart } from '../cart/module.ts';
import { checkout } from '../checkout/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { staffOrderFollowers, staffOrderMails } from './staff-order-mails.ts';
import { StaffOrdersResolver } from './staff-orders.resolver.ts';

const events = {
  'order.link_sent': eventType<{ isMailed: boolean }>(
    'order',
    'A payment link of an order was mailed or copied.',
  ),
};

declare module '../../core/declarations.ts' {
  interface Mails extends Own<typeof staffOrderMails> {}
  interface Events extends Own<typeof events> {}
}

export const staffOrders = defineModule({
  name: 'staff-orders',
  uses: [dataAccess, accounts, addresses, cart, checkout, customFields, orders, payments, mail, settings],
  resolvers: [StaffOrdersResolver],
  events,
  follows: staffOrderFollowers,
  mails: staffOrderMails,
});
