import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';
import { seller } from '../seller/module.ts';
import { paymentMethodSettings } from './payment-method-settings.ts';
import { PaymentMethodsResolver } from './payment-methods.resolver.ts';

export const paymentMethods = defineModule({
  name: 'payment-methods',
  uses: [seller, settings],
  resolvers: [PaymentMethodsResolver],
  settings: [paymentMethodSettings],
});
