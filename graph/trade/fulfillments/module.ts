import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { checkout } from '../checkout/module.ts';
import { orders } from '../orders/module.ts';
import { Fulfillment, FulfillmentLine } from './fulfillment.entity.ts';
import { FulfillmentsResolver } from './fulfillments.resolver.ts';

const events = {
  'order.delivered': eventType<{ isFetched?: boolean }>(
    'order',
    ({ isFetched }) => `An order was ${isFetched ? 'picked up' : 'delivered'}.`,
  ),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const fulfillments = defineModule({
  name: 'fulfillments',
  uses: [checkout, orders],
  entities: [Fulfillment, FulfillmentLine],
  resolvers: [FulfillmentsResolver],
  events,
});
