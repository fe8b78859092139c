import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { checkout } from '../checkout/module.ts';
import { credits } from '../credits/module.ts';
import { orders } from '../orders/module.ts';
import { Fulfillment, FulfillmentLine } from './fulfillment.entity.ts';
import { FulfillmentsResolver } from './fulfillments.resolver.ts';
import { OPEN_UNITS } from './line-quantities.ts';

interface Part {
  /** Id of the fulfillment. */
  fulfillment: string;
}

const events = {
  'fulfillment.created': eventType<
    Part & { lines: readonly { id: string; quantity: number }[]; isMailed: boolean }
  >('order', 'Items of an order were shipped.'),
  'fulfillment.delivered': eventType<Part>('order', 'Items of an order were delivered.'),
  'order.delivered': eventType<{ isFetched?: boolean }>(
    'order',
    ({ isFetched }) => `An order was ${isFetched ? 'picked up' : 'delivered'}.`,
  ),
};

const failpoints = ['fulfillment.added'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const fulfillments = defineModule({
  name: 'fulfillments',
  uses: [checkout, orders, credits],
  entities: [Fulfillment, FulfillmentLine],
  resolvers: [FulfillmentsResolver],
  events,
  provides: { openUnits: OPEN_UNITS },
  failpoints,
});
