import { defineModule } from '../../core/define-module.ts';
import { accounts } from '../../people/accounts/module.ts';
import { OrderView } from './order-view.entity.ts';
import { OrderViewsResolver } from './order-views.resolver.ts';
import { orderViewData } from './personal-data.ts';

export const orderViews = defineModule({
  name: 'order-views',
  uses: [accounts],
  entities: [OrderView],
  resolvers: [OrderViewsResolver],
  personalData: [orderViewData],
});
