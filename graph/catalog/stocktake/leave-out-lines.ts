import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { areKnown, requireId } from '../../core/validation.ts';
import { lockStocktake, refuseFinished } from './lock-stocktake.ts';
import { StocktakeLine } from './stocktake.entity.ts';
import type { LeaveOutLinesInput } from './stocktakes.inputs.ts';

/** Leaves lines out of what is booked, or takes them in again. Errors: NOT_FOUND; CONFLICT for a stock-take that is over. */
export function leaveOutLines(ctx: Context, input: LeaveOutLinesInput): Promise<string> {
  const id = requireId(input.stocktakeId, 'Stock-take');
  const { lineIds, isLeftOut } = input;
  return inTransaction(ctx.em.fork(), async (em) => {
    refuseFinished(await lockStocktake(em, id));
    const areLines = await areKnown(lineIds, (ids) =>
      em.count(StocktakeLine, { id: { $in: ids }, stocktake: id }),
    );
    if (!areLines) throw new DomainError('NOT_FOUND', 'This stock-take has no such line.');
    await em.nativeUpdate(StocktakeLine, { id: { $in: lineIds }, stocktake: id }, { isLeftOut });
    await recordEvent(em, ctx, { type: 'stocktake.counted', subject: id, data: {} });
    return id;
  });
}
