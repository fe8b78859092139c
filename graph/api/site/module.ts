import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';

export const site = defineModule({
  name: 'site',
  uses: [settings, products],
});
