import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { checkout } from '../checkout/module.ts';
import { orders } from '../orders/module.ts';
import { OrderHoldsResolver } from './order-holds.resolver.ts';

const events = {
  'order.held': eventType('order', 'An order was put on hold.'),
  'order.released': eventType('order', 'An order on hold was released.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const orderHolds = defineModule({
  name: 'order-holds',
  uses: [checkout, orders],
  resolvers: [OrderHoldsResolver],
  events,
});
