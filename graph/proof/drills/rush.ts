import { randomUUID } from 'node:crypto';
import type { Purchase } from './history.ts';
import { type Shopper, tryToBuy } from './try-to-buy.ts';

/** A cart, and whether it is ordered through the REST API. */
export interface Cart extends Pick<Shopper, 'client' | 'products' | 'random'> {
  byRest: boolean;
}

/** Buys all carts at the same moment. Returns the responses to each owner. */
export function rush(carts: readonly Cart[]): Promise<Purchase[]> {
  return Promise.all(
    carts.map(async ({ byRest, ...cart }) => {
      const purchase: Purchase = { key: randomUUID(), end: 'unknown', contradictions: [] };
      await tryToBuy({ ...cart, fickle: false, patient: () => true }, purchase, byRest);
      return purchase;
    }),
  );
}
