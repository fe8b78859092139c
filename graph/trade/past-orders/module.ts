import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { adminSearch } from '../../platform/admin-search/module.ts';
import { PastCustomer } from './past-customer.entity.ts';
import { PastOrder } from './past-order.entity.ts';
import { PastCustomerResolver, PastOrderResolver, PastOrdersResolver } from './past-orders.resolver.ts';
import { pastData } from './personal-data.ts';
import { SearchPastResolver } from './search-past.resolver.ts';

const events = {
  'past_orders.erased': eventType<{ customers: number; orders: number }>(
    'account',
    'Past customers or orders were erased.',
  ),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

/** Customers and orders of the shop system that was used before: history, which no other module counts. */
export const pastOrders = defineModule({
  name: 'past-orders',
  uses: [accounts, adminSearch],
  entities: [PastCustomer, PastOrder],
  resolvers: [PastOrdersResolver, PastOrderResolver, PastCustomerResolver, SearchPastResolver],
  events,
  personalData: [pastData],
});
