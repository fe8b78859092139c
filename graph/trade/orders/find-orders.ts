import { mayActFor, Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { type OrderRow, orderColumns } from './order-row.ts';

const readOrders = orderColumns.read<[id: string]>('from orders where id = $1');

/** The order as it is now, whosever it is. Errors: NOT_FOUND. */
export async function readOrder({ em }: Pick<Context, 'em'>, id: string): Promise<OrderRow> {
  const [order] = await readOrders(em, id);
  if (!order) throw new DomainError('NOT_FOUND', 'Order not found.');
  return order;
}

/** The order, for its owner and for admins. Errors: NOT_FOUND, also for the order of somebody else. */
export async function findOrder(ctx: Context, id: string): Promise<OrderRow> {
  const order = await readOrder(ctx, requireId(id, 'Order'));
  if (!mayActFor(ctx.actor, order.owner) && !ctx.actor.can(Permission.Orders))
    throw new DomainError('NOT_FOUND', 'Order not found.');
  return order;
}
