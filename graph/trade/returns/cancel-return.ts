import { mayActFor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeReturn } from './change-return.ts';
import type { Return } from './return.entity.ts';

/**
 * For its buyer: takes a return back that the shop has not answered. A second call changes nothing. Errors: NOT_FOUND, also for the
 * return of somebody else; CONFLICT when it is answered.
 */
export function cancelReturn(ctx: Context, id: string): Promise<OrderRow> {
  const isDone = async (_: unknown, { state }: Return, { owner }: OrderRow) => {
    if (!mayActFor(ctx.actor, owner)) throw new DomainError('NOT_FOUND', 'Return not found.');
    return state === 'cancelled';
  };
  return changeReturn(ctx, id, { state: 'cancelled', isDone }, async () => ({ closedAt: ctx.ports.now() }));
}
