import { categories } from '../../catalog/categories/module.ts';
import { products } from '../../catalog/products/module.ts';
import { search } from '../../catalog/search/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';

export const site = defineModule({
  name: 'site',
  uses: [settings, categories, products, search],
});
