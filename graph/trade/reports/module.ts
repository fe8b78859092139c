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
import { storeMissingDays } from './store-missing-days.ts';
import { ReportChange, ReportDay, ReportSum } from './stored-day.entity.ts';

const failpoints = ['report.dayAddedUp'] as const;

declare module '../../core/declarations.ts' {
  interface Failpoints extends Names<typeof failpoints> {}
}

export const reports = defineModule({
  name: 'reports',
  uses: [settings, categories, products, orders, credits, payments, returns],
  entities: [ReportDay, ReportSum, ReportChange],
  resolvers: [ReportsResolver, OtherReportsResolver],
  jobs: { reports: { run: storeMissingDays } },
  failpoints,
});
