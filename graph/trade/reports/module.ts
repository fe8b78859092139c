import { categories } from '../../catalog/categories/module.ts';
import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';
import { credits } from '../credits/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { returns } from '../returns/module.ts';
import { OtherReportsResolver } from './other-reports.resolver.ts';
import { ReportsResolver } from './reports.resolver.ts';

export const reports = defineModule({
  name: 'reports',
  uses: [settings, categories, products, orders, credits, payments, returns],
  resolvers: [ReportsResolver, OtherReportsResolver],
});
