import { accounts } from '../../../people/accounts/module.ts';
import { cart } from '../module.ts';
import { catalog } from '../../../catalog/products/module.ts';
import { checkout } from '../../checkout/module.ts';
import { defineModule, dueJob } from '../../../core/define-module.ts';
import { mail } from '../../../platform/mail/module.ts';
import { orders } from '../../orders/module.ts';
import { promotions } from '../../promotions/module.ts';
import { recovery } from '../../../people/accounts/recovery/old-module.ts';
import { settings } from '../../../platform/settings/module.ts';
import { cartMails } from './cart-mails.ts';
import { CartRemindersResolver } from './cart-reminders.resolver.ts';
import { forgetBought } from '../../orders/forget-bought.ts';
import { storedCartData } from './personal-data.ts';
import { reminderQueue } from './reminder-queue.ts';
import { StoredCart } from './stored-cart.entity.ts';
import { StoredCartsResolver } from './stored-carts.resolver.ts';

type OwnMails = typeof cartMails;

declare module '../../../core/declarations.ts' {
  interface Mails extends OwnMails {}
}

export const storedCarts = defineModule({
  name: 'stored-carts',
  uses: [settings, accounts, catalog, promotions, cart, checkout, orders, mail, recovery],
  entities: [StoredCart],
  resolvers: [CartRemindersResolver, StoredCartsResolver],
  follows: { 'order.placed': [forgetBought] },
  mails: cartMails,
  queues: [reminderQueue],
  jobs: {
    cartReminders: dueJob(reminderQueue),
  },
  personalData: storedCartData,
});
