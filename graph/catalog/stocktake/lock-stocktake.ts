import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import type { StocktakeState } from './stocktake.entity.ts';

export interface LockedStocktake {
  id: string;
  name: string;
  state: StocktakeState;
}

const lock = prepared<LockedStocktake, [id: string]>(
  'select id, name, state from stocktakes where id = $1 for update',
);

/** Locks a stock-take until the transaction ends. Errors: NOT_FOUND. */
export async function lockStocktake(em: SqlEntityManager, id: string): Promise<LockedStocktake> {
  const [row] = await lock(em, id);
  if (!row) throw stocktakeNotFound();
  return row;
}

/** Errors: CONFLICT for one that is over. */
export function refuseFinished({ state }: LockedStocktake): void {
  if (state === 'booked')
    throw new DomainError('CONFLICT', 'This stock-take is booked already: nothing of it can be changed.');
  if (state === 'cancelled')
    throw new DomainError('CONFLICT', 'This stock-take was cancelled: nothing of it can be changed.');
}

export const stocktakeNotFound = () => new DomainError('NOT_FOUND', 'Stock-take not found.');
