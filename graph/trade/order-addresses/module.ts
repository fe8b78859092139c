import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { addresses } from '../../people/addresses/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { blocklist } from '../blocklist/module.ts';
import { checkout } from '../checkout/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { tax } from '../tax/module.ts';
import { addressMails, mailAddressChanged } from './address-changed-mail.ts';
import { OrderAddressesResolver } from './order-addresses.resolver.ts';

const events = {
  'order.address_changed': eventType('order', 'The address of an order was changed.', {
    timeline: { isForBuyer: true },
  }),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Mails extends Own<typeof addressMails> {}
}

export const orderAddresses = defineModule({
  name: 'order-addresses',
  uses: [addresses, mail, blocklist, checkout, orders, payments, tax],
  resolvers: [OrderAddressesResolver],
  events,
  mails: addressMails,
  follows: { 'order.address_changed': [mailAddressChanged] },
});
