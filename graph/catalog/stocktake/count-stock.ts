import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { checkEntries } from './check-entries.ts';
import { findExpected, timeAfterIds } from './expected-units.ts';
import { findCountable } from './find-countable.ts';
import { linesOfVariants } from './find-lines.ts';
import { findStocktake } from './find-stocktakes.ts';
import { lockStocktake, refuseFinished } from './lock-stocktake.ts';
import { newKeys, type Refusal, resolveEntries } from './resolve-entries.ts';
import type { CountStockInput } from './stocktakes.inputs.ts';
import type { CountResult, CountStockPayload } from './stocktakes.payloads.ts';
import { readCounts, type SumOfEntries, sumEntries, writeCounts } from './sum-entries.ts';

/**
 * Adds what was counted to a stock-take, with what was expected to be on the shelf at that moment. An entry whose key it has already counts
 * nothing; one whose code is unknown, or whose number cannot be, is refused by itself. Errors: NOT_FOUND; CONFLICT for a stock-take that is over;
 * BAD_USER_INPUT for entries that say nothing, or two things.
 */
export async function countStock(ctx: Context, input: CountStockInput): Promise<CountStockPayload> {
  const id = requireId(input.stocktakeId, 'Stock-take');
  const entries = checkEntries(input.entries);
  const counted = await inTransaction(ctx.em.fork(), async (em) => {
    refuseFinished(await lockStocktake(em, id));
    const resolved = await resolveEntries(em, entries);
    const fresh = await newKeys(em, id, resolved);
    const variants = [...new Set(fresh.map(({ variant }) => variant))];
    const sums = sumEntries(fresh, await readCounts(em, id, variants));
    const now = timeAfterIds();
    const wanted = sums.changed.map(({ variant, secondsAgo }) => {
      return { variant, at: new Date(now - secondsAgo * 1000) };
    });
    const expected = await findExpected(em, ctx.ports, wanted);
    await writeCounts(em, id, sums, expected, { by: requireViewer(ctx).id, now });
    if (sums.changed.length > 0)
      await recordEvent(em, ctx, { type: 'stocktake.counted', subject: id, data: {} });
    return { resolved, sums };
  });
  return { stocktake: await findStocktake(ctx, id), results: await resultsOf(ctx, id, counted) };
}

interface Counted {
  resolved: Awaited<ReturnType<typeof resolveEntries>>;
  sums: SumOfEntries;
}

async function resultsOf(ctx: Context, id: string, { resolved, sums }: Counted): Promise<CountResult[]> {
  const variants = resolved.flatMap(({ variant }) => variant ?? []);
  const lines = await linesOfVariants(ctx.em, id, variants);
  const choices = await findCountable(
    ctx,
    resolved.flatMap((entry) => entry.choices),
  );
  return resolved.map((entry) => {
    const refusal: Refusal | undefined = entry.refusal ?? sums.refused.get(entry.key);
    return {
      key: entry.key,
      code: refusal?.code ?? null,
      message: refusal?.message ?? null,
      line: (entry.variant && lines.get(entry.variant)) || null,
      choices: choices.filter((choice) => entry.choices.includes(choice.id)),
    };
  });
}
