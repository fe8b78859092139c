import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { finishStocktake } from './finish-stocktake.ts';
import { lockStocktake } from './lock-stocktake.ts';

/** Ends a stock-take without a change of stock. A second call changes nothing. Errors: NOT_FOUND; CONFLICT for one that is booked. */
export function cancelStocktake(ctx: Context, given: string): Promise<string> {
  const id = requireId(given, 'Stock-take');
  return inTransaction(ctx.em.fork(), async (em) => {
    const { name, state } = await lockStocktake(em, id);
    if (state === 'booked')
      throw new DomainError('CONFLICT', 'This stock-take is booked already: it cannot be cancelled.');
    if (state === 'cancelled') return id;
    await finishStocktake(em, id, {
      state: 'cancelled',
      finishedBy: requireViewer(ctx).id,
      finishedAt: ctx.ports.now(),
    });
    await recordEvent(em, ctx, { type: 'stocktake.cancelled', subject: id, data: { name } });
    return id;
  });
}
