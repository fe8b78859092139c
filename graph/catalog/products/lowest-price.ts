/** For how long the lowest price counts: article 6a of directive 98/6/EC. */
export const LOWEST_OF_MS = 30 * 24 * 60 * 60_000;

/** A price in minor units, with the one before when it is reduced. */
export interface Prices {
  price: number;
  compareAtPrice: number | null;
}

/** A price since a moment. */
export interface PriceSince {
  price: number;
  fromAt: Date;
}

/**
 * The lowest price that was asked at any time of the 30 days before `at`; null when nothing was sold then. `history` is in
 * order and has at least the prices of these days, with the one that they begin with.
 */
export function lowestPriceBefore(history: readonly PriceSince[], at: Date): number | null {
  const earliest = at.getTime() - LOWEST_OF_MS;
  const first = history.findLastIndex(({ fromAt }) => fromAt.getTime() <= earliest);
  const prices = history.slice(Math.max(first, 0)).filter(({ fromAt }) => fromAt < at);
  return prices.length > 0 ? Math.min(...prices.map(({ price }) => price)) : null;
}

/**
 * The lowest price of the 30 days before the reduction that a variant has after a change; null unless it is reduced. A
 * price that is reduced further, step by step, has the one of its first step. A higher price is a new reduction.
 */
export function lowestPrice30d(
  before: (Prices & { lowestPrice30d: number | null }) | null,
  change: Prices & PriceSince,
  history: readonly PriceSince[],
): number | null {
  if (change.compareAtPrice === null) return null;
  const goesOn = before !== null && before.compareAtPrice !== null && change.price <= before.price;
  return goesOn ? before.lowestPrice30d : lowestPriceBefore(history, change.fromAt);
}
