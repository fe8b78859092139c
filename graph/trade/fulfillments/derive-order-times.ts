import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import { lineQuantities } from './line-quantities.ts';
import type { FulfilledOrder } from './part-event.ts';

/**
 * Derives `orders.shipped_at`, `delivered_at` and `is_partly_shipped` from the fulfillments of an order, whose checkout is locked: it is delivered as soon as
 * nothing of it is open or on its way, at the time of its last fulfillment. Call it after each change of what is open. Records the event
 * `order.delivered` once.
 */
export async function deriveOrderTimes(
  em: SqlEntityManager,
  source: EventSource,
  { id, shippingMethod }: FulfilledOrder,
): Promise<void> {
  const [times] = await em.execute<{ isDelivered: boolean }[]>(
    `update orders set shipped_at = parts.shipped_at, delivered_at = case when not is_open then parts.delivered_at end,
       is_partly_shipped = is_open and parts.shipped_at is not null
     from (
       select min(created_at) as shipped_at, case when bool_and(state = 'delivered') then max(delivered_at) end as delivered_at,
         exists (select from (${lineQuantities('line.order_id = ?')}) line where open > 0) as is_open
       from fulfillments where order_id = ?
     ) as parts
     where orders.id = ? and orders.delivered_at is null returning orders.delivered_at is not null as "isDelivered"`,
    [id, id, id],
  );
  if (!times?.isDelivered) return;
  const data = shippingMethod?.kind === 'pickup' ? { isFetched: true } : {};
  await recordEvent(em, source, { type: 'order.delivered', subject: id, order: id, data });
}
