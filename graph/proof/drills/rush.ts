import { randomUUID } from 'node:crypto';
import { type Buyer, buy } from './buy.ts';
import type { Attempt } from './history.ts';

/** A cart, and whether it is ordered through the REST API. */
export interface Cart extends Pick<Buyer, 'client' | 'products' | 'random'> {
  byRest: boolean;
}

/** Buys all carts at the same moment, and answers what each of their owners was told. */
export function rush(carts: readonly Cart[]): Promise<Attempt[]> {
  return Promise.all(
    carts.map(async ({ byRest, ...cart }) => {
      const attempt: Attempt = { key: randomUUID(), end: 'unknown', contradictions: [] };
      await buy({ ...cart, fickle: false, patient: () => true }, attempt, byRest);
      return attempt;
    }),
  );
}
