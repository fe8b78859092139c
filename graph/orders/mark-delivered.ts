import type { Context } from '../core/context.ts';
import { findOrder } from './find-orders.ts';
import { Order } from './order.entity.ts';

/** Marks an order as delivered, paid or not. Once it is, nothing changes any more. Errors: NOT_FOUND. */
export async function markDelivered(ctx: Context, id: string): Promise<Order> {
  const order = await findOrder(ctx, id);
  await ctx.em.nativeUpdate(Order, { id: order.id, deliveredAt: null }, { deliveredAt: ctx.ports.now() });
  return ctx.em.refreshOrFail(order);
}
