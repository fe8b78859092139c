import type { Context } from '../core/context.ts';
import { findOrder, readOrder } from './find-orders.ts';
import { Order } from './order.entity.ts';
import type { OrderRow } from './order-row.ts';

/** Marks an order as delivered, paid or not. Once it is, nothing changes any more. Errors: NOT_FOUND. */
export async function markDelivered(ctx: Context, id: string): Promise<OrderRow> {
  const order = await findOrder(ctx, id);
  await ctx.em.nativeUpdate(Order, { id: order.id, deliveredAt: null }, { deliveredAt: ctx.ports.now() });
  return readOrder(ctx, order.id);
}
