import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { mail } from '../../platform/mail/module.ts';
import { pages } from '../../platform/pages/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { seller } from '../seller/module.ts';
import { shipping } from '../shipping/module.ts';
import { tax } from '../tax/module.ts';
import { openingSetting } from './opening-setting.ts';
import { SetupResolver } from './setup.resolver.ts';
import { setupMails } from './setup-mails.ts';

const events = { 'shop.opened': eventType('settings', 'The shop was opened.') };

const errors = { SHOP_CLOSED: 409, SETUP_INCOMPLETE: 409 };

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Mails extends Own<typeof setupMails> {}
}

export const setup = defineModule({
  name: 'setup',
  uses: [settings, mail, pages, products, seller, shipping, tax, paymentMethods],
  resolvers: [SetupResolver],
  settings: [openingSetting],
  events,
  errors,
  mails: setupMails,
});
