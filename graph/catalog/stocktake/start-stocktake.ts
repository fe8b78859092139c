import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { cleanLine } from '../../core/validation.ts';
import { MAX_OPEN, Stocktake } from './stocktake.entity.ts';
import type { StartStocktakeInput } from './stocktakes.inputs.ts';

/** Starts a stock-take. Errors: CONFLICT when as many are open as may be. */
export function startStocktake(ctx: Context, { name }: StartStocktakeInput): Promise<string> {
  const now = ctx.ports.now();
  return inTransaction(ctx.em.fork(), async (em) => {
    // Two that start at once: the second counts what the first has started.
    await em.execute(`select pg_advisory_xact_lock(hashtext('stocktakes'))`);
    if ((await em.count(Stocktake, { state: 'open' })) >= MAX_OPEN)
      throw new DomainError(
        'CONFLICT',
        `${MAX_OPEN} stock-takes are open. Book or cancel one of them before you start another.`,
      );
    const row = em.create(Stocktake, {
      name: cleanLine(name ?? '', 100) || `Stock-take of ${now.toISOString().slice(0, 10)}`,
      createdBy: requireViewer(ctx).id,
      createdAt: now,
    });
    await em.flush();
    await recordEvent(em, ctx, { type: 'stocktake.started', subject: row.id, data: { name: row.name } });
    return row.id;
  });
}
