import { products } from '../../catalog/products/module.ts';
import { reviews } from '../../catalog/reviews/module.ts';
import { search } from '../../catalog/search/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { credits } from '../credits/module.ts';
import { inquiries } from '../inquiries/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { reports } from '../reports/module.ts';
import { returns } from '../returns/module.ts';
import { DashboardResolver } from './dashboard.resolver.ts';

export const dashboard = defineModule({
  name: 'dashboard',
  uses: [settings, mail, products, reviews, search, orders, credits, payments, returns, reports, inquiries],
  resolvers: [DashboardResolver],
});
