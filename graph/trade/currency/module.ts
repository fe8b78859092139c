import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';
import { checkout } from '../checkout/module.ts';
import { orders } from '../orders/module.ts';
import { setup } from '../setup/module.ts';
import { CurrencyResolver } from './currency.resolver.ts';

const failpoints = ['currency.chosen'] as const;

declare module '../../core/declarations.ts' {
  interface Failpoints extends Names<typeof failpoints> {}
}

export const currency = defineModule({
  name: 'currency',
  uses: [settings, setup, checkout, orders],
  resolvers: [CurrencyResolver],
  failpoints,
});
