import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';

/** The names of the promotions that are for a collection. */
export function findUses(ctx: Context, id: string): Promise<string[]> {
  return batch(ctx, 'uses of collections', id, async (ids) => {
    const uses = Map.groupBy(await ctx.ports.collectionUses(ctx.em, ids), ({ collection }) => collection);
    return ids.map((each) => (uses.get(each) ?? []).map(({ title }) => title));
  });
}
