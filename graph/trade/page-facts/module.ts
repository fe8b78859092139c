import { defineModule } from '../../core/define-module.ts';
import { pages } from '../../platform/pages/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { returns } from '../returns/module.ts';
import { seller } from '../seller/module.ts';
import { shipping } from '../shipping/module.ts';
import { tax } from '../tax/module.ts';
import { pageFacts as provided } from './page-facts.ts';

export const pageFacts = defineModule({
  name: 'page-facts',
  uses: [pages, settings, seller, shipping, tax, paymentMethods, returns],
  provides: { pageFacts: provided },
});
