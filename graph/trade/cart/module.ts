import { catalog } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { promotions } from '../promotions/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { CartResolver } from './cart.resolver.ts';

export const cart = defineModule({
  name: 'cart',
  uses: [settings, catalog, promotions],
  resolvers: [CartResolver],
});
