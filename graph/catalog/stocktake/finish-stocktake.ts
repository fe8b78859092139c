import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Stocktake, StocktakeEntry } from './stocktake.entity.ts';

/** Ends a locked stock-take. The keys of what was counted are needed no longer: nothing is counted any more. */
export async function finishStocktake(
  em: SqlEntityManager,
  id: string,
  changes: Pick<Stocktake, 'state' | 'finishedBy' | 'finishedAt'>,
): Promise<void> {
  await em.nativeUpdate(Stocktake, id, changes);
  await em.nativeDelete(StocktakeEntry, { stocktake: id });
}
