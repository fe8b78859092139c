import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { OrderView } from './order-view.entity.ts';

/** Deletes a view of the list of orders that the viewer saved. Errors: NOT_FOUND, also for one of somebody else. */
export async function deleteOrderView(ctx: Context, id: string): Promise<void> {
  const { id: owner } = requireViewer(ctx);
  const deleted = await ctx.em.nativeDelete(OrderView, { id: requireId(id, 'View'), owner });
  if (deleted === 0) throw new DomainError('NOT_FOUND', 'View not found.');
}
