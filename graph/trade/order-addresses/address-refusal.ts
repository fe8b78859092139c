import { mayActFor, Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type { OrderRow } from '../orders/order-row.ts';

type State = Pick<OrderRow, 'owner' | 'cancelledAt' | 'shippedAt' | 'deliveredAt' | 'heldAt'>;

/** Why the viewer cannot change where an order goes, or null. A buyer must not redirect what staff review. */
export function addressRefusal({ actor }: Pick<Context, 'actor'>, order: State): string | null {
  const isStaff = actor.can(Permission.Orders);
  if (!isStaff && !mayActFor(actor, order.owner)) return 'This order is of somebody else.';
  if (order.cancelledAt) return 'This order is cancelled.';
  if (order.shippedAt ?? order.deliveredAt)
    return 'A part of this order is on its way, so its address cannot be changed any more.';
  return order.heldAt && !isStaff
    ? 'The address of this order cannot be changed here now. Please ask the shop.'
    : null;
}
