import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { OrderView } from './order-view.entity.ts';

/** The views of the list of orders that the viewer saved, the oldest first. */
export function findOrderViews(ctx: Context): Promise<OrderView[]> {
  const { id: owner } = requireViewer(ctx);
  return ctx.em.fork().find(OrderView, { owner }, { orderBy: { createdAt: 'asc', id: 'asc' } });
}
