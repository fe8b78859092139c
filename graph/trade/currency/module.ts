import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';
import { orders } from '../orders/module.ts';
import { CurrencyResolver } from './currency.resolver.ts';

export const currency = defineModule({
  name: 'currency',
  uses: [settings, orders],
  resolvers: [CurrencyResolver],
});
