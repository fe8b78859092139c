import { defineModule } from '../../core/define-module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { cart } from '../cart/module.ts';
import { checkout } from '../checkout/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { payments } from '../payments/module.ts';
import { setup } from '../setup/module.ts';
import { eraseTestOrders } from './erase-test-orders.ts';
import { TestOrder } from './test-order.entity.ts';
import { testOrderMails } from './test-order-mails.ts';
import { TestOrdersResolver } from './test-orders.resolver.ts';

declare module '../../core/declarations.ts' {
  interface Mails extends Own<typeof testOrderMails> {}
}

export const testOrders = defineModule({
  name: 'test-orders',
  uses: [settings, mail, setup, cart, checkout, paymentMethods, payments],
  entities: [TestOrder],
  resolvers: [TestOrdersResolver],
  mails: testOrderMails,
  follows: { 'shop.opened': [eraseTestOrders] },
});
