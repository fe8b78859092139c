import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { mail } from '../../platform/mail/module.ts';
import { cart } from '../cart/module.ts';
import { checkout } from '../checkout/module.ts';
import { credits } from '../credits/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { timeline } from '../timeline/module.ts';
import { captureDelivered, captureShipped, postponeUndone } from './capture-shipped.ts';
import { BACKORDERED_UNITS, findBackordered, IS_BACKORDERED } from './find-backordered.ts';
import { Fulfillment, FulfillmentLine } from './fulfillment.entity.ts';
import { fulfillmentMails, mailShipped } from './fulfillment-mails.ts';
import { FulfillmentsResolver } from './fulfillments.resolver.ts';
import type { FulfilledLine } from './fulfillments.types.ts';
import { OPEN_UNITS } from './line-quantities.ts';
import {
  FulfillmentResolver,
  LineQuantitiesResolver,
  OrderFulfillmentsResolver,
  TimelineFulfillmentResolver,
} from './order-fulfillments.resolver.ts';
import { ordersTracked } from './orders-tracked.ts';
import type { Part } from './part-event.ts';
import { fulfillmentData } from './personal-data.ts';
import { SHELF_UNITS } from './shelf-units.ts';
import { shippedUnits } from './shipped-units.ts';

const forBuyer = { timeline: { isForBuyer: true } };

const events = {
  'fulfillment.created': eventType<Part & { lines: readonly FulfilledLine[]; isMailed: boolean }>(
    'order',
    ({ isFetched }) => `Items of an order were ${isFetched ? 'made ready to be fetched' : 'shipped'}.`,
    forBuyer,
  ),
  'fulfillment.updated': eventType<Part>('order', 'Carrier or tracking of items of an order was changed.'),
  'fulfillment.undone': eventType<Part & { lines: readonly FulfilledLine[] }>(
    'order',
    ({ isFetched }) =>
      `Items of an order were not ${isFetched ? 'ready to be fetched' : 'shipped'} after all.`,
    forBuyer,
  ),
  'fulfillment.delivered': eventType<Part>(
    'order',
    ({ isFetched }) => `Items of an order were ${isFetched ? 'picked up' : 'delivered'}.`,
    forBuyer,
  ),
  'order.delivered': eventType<{ isFetched?: boolean }>(
    'order',
    ({ isFetched }) => `An order was ${isFetched ? 'picked up' : 'delivered'}.`,
    forBuyer,
  ),
};

const failpoints = ['fulfillment.added'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Mails extends Own<typeof fulfillmentMails> {}
}

export const fulfillments = defineModule({
  name: 'fulfillments',
  uses: [products, mail, cart, checkout, orders, timeline, credits, payments],
  entities: [Fulfillment, FulfillmentLine],
  resolvers: [
    FulfillmentsResolver,
    FulfillmentResolver,
    LineQuantitiesResolver,
    OrderFulfillmentsResolver,
    TimelineFulfillmentResolver,
  ],
  events,
  provides: {
    backordered: findBackordered,
    backorderedUnits: BACKORDERED_UNITS,
    isBackordered: IS_BACKORDERED,
    openUnits: OPEN_UNITS,
    ordersTracked,
    shelfUnits: SHELF_UNITS,
    shippedUnits,
  },
  failpoints,
  mails: fulfillmentMails,
  follows: {
    'fulfillment.created': [mailShipped, captureShipped],
    'fulfillment.delivered': [captureDelivered],
    'fulfillment.undone': [postponeUndone],
  },
  personalData: [fulfillmentData],
});
