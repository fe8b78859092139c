import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Fulfillment } from '../fulfillments/fulfillment.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** When the first and the last items of an order were supplied; null for what is still to come. */
export interface Supply {
  from: Date | null;
  to: Date | null;
}

/** Items that are sent are supplied when they leave the shop, those that are fetched when they are handed over. */
export async function findSupply(em: SqlEntityManager, order: OrderRow): Promise<Supply> {
  const isFetched = order.shippingMethod?.kind === 'pickup';
  const parcels = await em.find(Fulfillment, { order: order.id });
  // An order that an earlier version delivered has none.
  if (parcels.length === 0) return { from: order.deliveredAt, to: order.deliveredAt };
  const moments = parcels
    .flatMap(({ createdAt, deliveredAt }) => (isFetched ? (deliveredAt ?? []) : createdAt))
    .sort((a, b) => a.getTime() - b.getTime());
  const isWhole = moments.length === parcels.length && !order.isPartlyShipped;
  return { from: moments[0] ?? null, to: (isWhole && moments.at(-1)) || null };
}
