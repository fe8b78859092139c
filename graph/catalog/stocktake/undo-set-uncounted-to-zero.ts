import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { lockStocktake, refuseFinished } from './lock-stocktake.ts';
import { deleteUncounted } from './uncounted.ts';

/**
 * Takes back the lines of 0 that `setUncountedToZero` gave a stock-take; those that were counted since stay. A second call changes nothing.
 * Errors: NOT_FOUND; CONFLICT for a stock-take that is over.
 */
export function undoSetUncountedToZero(ctx: Context, given: string): Promise<string> {
  const id = requireId(given, 'Stock-take');
  return inTransaction(ctx.em.fork(), async (em) => {
    refuseFinished(await lockStocktake(em, id));
    await deleteUncounted(em, id);
    await recordEvent(em, ctx, { type: 'stocktake.counted', subject: id, data: {} });
    return id;
  });
}
