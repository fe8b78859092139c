import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { mayActFor, Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { Return } from './return.entity.ts';
import { canBecome, type ReturnState } from './return-state.ts';

/** What changes with the state of a return, in its transaction. Returns the columns that change besides. */
type Change = (em: SqlEntityManager, found: Return, order: OrderRow) => Promise<Partial<Return>>;

interface Wanted {
  state: Exclude<ReturnState, 'requested'>;
  /** Whether it was changed so before: nothing is done then. Throws for another request with its key. */
  isDone?: (em: SqlEntityManager, found: Return, order: OrderRow) => Promise<boolean>;
}

/**
 * Gives a return its next state, under the lock of the checkout, and records it. Returns the order as it is now. Errors: NOT_FOUND;
 * also for the return of somebody else; CONFLICT when the state that it has cannot become the wanted one.
 */
export async function changeReturn(
  ctx: Context,
  id: string,
  { state, isDone }: Wanted,
  change: Change,
): Promise<OrderRow> {
  const unlocked = await ctx.em.fork().findOne(Return, requireId(id, 'Return'));
  const order = unlocked && (await readOrder(ctx, unlocked.order.id));
  // In the same words for one that does not exist and that of somebody else.
  if (!order || (!mayActFor(ctx.actor, order.owner) && !ctx.actor.can(Permission.Orders)))
    throw new DomainError('NOT_FOUND', 'Return not found.');
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockCheckout(em, order.checkout.id);
    const found = await em.findOneOrFail(Return, id);
    if (await isDone?.(em, found, order)) return;
    if (!canBecome(found.state, state))
      throw new DomainError('CONFLICT', `This return is ${found.state} already. Load it again.`);
    em.assign(found, { ...(await change(em, found, order)), state });
    await em.flush();
    await recordEvent(em, ctx, {
      type: `return.${state}`,
      subject: order.id,
      order: order.id,
      data: { return: found.id, kind: found.kind },
    });
  });
  return readOrder(ctx, order.id);
}
