import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Data of the events of a fulfillment. */
export interface Part {
  /** Id of the fulfillment. */
  fulfillment: string;
  /** Whether its buyer fetches it. */
  isFetched?: boolean;
}

/** An order as events about its fulfillments need it. */
export type FulfilledOrder = Pick<OrderRow, 'id' | 'shippingMethod'>;

export const partOf = ({ shippingMethod }: FulfilledOrder, fulfillment: string): Part => ({
  fulfillment,
  ...(shippingMethod?.kind === 'pickup' && { isFetched: true }),
});

/** Records that fulfillments of an order were delivered. */
export async function recordDelivered(
  em: SqlEntityManager,
  source: EventSource,
  order: FulfilledOrder,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const data = partOf(order, id);
    await recordEvent(em, source, {
      type: 'fulfillment.delivered',
      subject: order.id,
      order: order.id,
      data,
    });
  }
}
