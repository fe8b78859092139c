import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { lockStocktake, refuseFinished } from './lock-stocktake.ts';
import { writeUncounted } from './uncounted.ts';

/**
 * Gives a stock-take a line of 0 units for each variant that nobody counted and of which some unit should be there. They are lines as others: to be
 * counted, left out, or booked. Errors: NOT_FOUND; CONFLICT for a stock-take that is over.
 */
export function setUncountedToZero(ctx: Context, given: string): Promise<string> {
  const id = requireId(given, 'Stock-take');
  return inTransaction(ctx.em.fork(), async (em) => {
    refuseFinished(await lockStocktake(em, id));
    await writeUncounted(em, ctx.ports, id, requireViewer(ctx).id);
    await recordEvent(em, ctx, { type: 'stocktake.counted', subject: id, data: {} });
    return id;
  });
}
