import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { requireId } from '../core/validation.ts';
import { requireViewer } from '../core/viewer.ts';
import { Checkout } from './checkout.entity.ts';
import { Order } from './order.entity.ts';

/** The order, for its owner and for admins. Errors: NOT_FOUND, also for the order of somebody else. */
export async function findOrder(ctx: Context, id: string): Promise<Order> {
  const viewer = requireViewer(ctx);
  const visible = viewer.isAdmin ? {} : { owner: viewer.id };
  const order = await ctx.em.findOne(Order, { id: requireId(id, 'Order'), ...visible });
  if (!order) throw new DomainError('NOT_FOUND', 'Order not found.');
  return order;
}

/** An order that has just been placed or paid, as it is now. */
export function readOrder(ctx: Context, id: string): Promise<Order> {
  return ctx.em.findOneOrFail(Order, id, { refresh: true });
}

/** The viewer's own order. Errors: NOT_FOUND. */
export async function findOwnOrder(ctx: Context, id: string): Promise<Order> {
  const viewer = requireViewer(ctx);
  const order = await ctx.em.findOne(
    Order,
    { id: requireId(id, 'Order'), owner: viewer.id },
    { populate: ['checkout'] },
  );
  if (!order) throw new DomainError('NOT_FOUND', 'Order not found.');
  return order;
}

/** The viewer's own checkout. Errors: NOT_FOUND. */
export async function findOwnCheckout(ctx: Context, id: string): Promise<Checkout> {
  const viewer = requireViewer(ctx);
  const checkout = await ctx.em.findOne(Checkout, { id: requireId(id, 'Checkout'), user: viewer.id });
  if (!checkout) throw new DomainError('NOT_FOUND', 'Checkout not found.');
  return checkout;
}
