import { products } from '../../catalog/products/module.ts';
import { defineModule, dueJob } from '../../core/define-module.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { promotions } from '../promotions/module.ts';
import { shipping } from '../shipping/module.ts';
import { tax } from '../tax/module.ts';
import { CartResolver } from './cart.resolver.ts';
import { cartMails } from './stored/cart-mails.ts';
import { CartRemindersResolver } from './stored/cart-reminders.resolver.ts';
import { CartSettingsResolver } from './stored/cart-settings.resolver.ts';
import { cartSettings } from './stored/cart-settings.ts';
import { reminderQueue } from './stored/reminder-queue.ts';
import { StoredCart } from './stored/stored-cart.entity.ts';
import { StoredCartsResolver } from './stored/stored-carts.resolver.ts';

declare module '../../core/declarations.ts' {
  interface Mails extends Own<typeof cartMails> {}
}

export const cart = defineModule({
  name: 'cart',
  uses: [settings, mail, accounts, products, paymentMethods, promotions, tax, shipping],
  entities: [StoredCart],
  settings: [cartSettings],
  resolvers: [CartResolver, CartRemindersResolver, CartSettingsResolver, StoredCartsResolver],
  mails: cartMails,
  queues: [reminderQueue],
  jobs: { cartReminders: dueJob(reminderQueue) },
  personalData: [
    // The cart is deleted with the account, so that there is nothing left to erase.
    {
      sections: { cart: 'select lines, codes, updated_at from carts where user_id = ?' },
    },
  ],
});
