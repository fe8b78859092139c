import { defineModule } from '../core/define-module.ts';
import { eventType } from '../core/event-type.ts';
import { recovery } from '../recovery/module.ts';
import { staffOrderFollowers, staffOrderMails } from './staff-order-mails.ts';
import { StaffOrdersResolver } from './staff-orders.resolver.ts';

const events = {
  'order.link_sent': eventType<{ isMailed: boolean }>(
    'order',
    'A payment link of an order was mailed or copied.',
  ),
};
type OwnEvents = typeof events;

declare module '../core/declarations.ts' {
  interface Events extends OwnEvents {}
}

export const staffOrders = defineModule({
  name: 'staff-orders',
  uses: [recovery],
  resolvers: [StaffOrdersResolver],
  events,
  follows: staffOrderFollowers,
  mails: staffOrderMails,
});
