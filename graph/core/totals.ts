import type { CacheKey } from './cache-key.ts';
import type { Ports } from './ports.ts';

/** Up to this many rows the count is exact and never cached. */
export const COUNTED = 10_000;

/** A list that may be long. */
interface List {
  /** Identifies the list and its filters. */
  key: CacheKey;
  countAll: () => Promise<number>;
}

/**
 * The number of rows of a list: exact up to 10,000, above that some seconds old, since counting a million rows takes
 * longer than reading the page. `counted` is the result of a count that stopped at 10,001.
 */
export function totalOf(
  { cache }: Pick<Ports, 'cache'>,
  { key, countAll }: List,
  counted: number,
): number | Promise<number> {
  return counted <= COUNTED ? counted : cache.staleWhileRevalidate(key, countAll);
}

/** The cached total of a list that was longer than 10,000 rows, or undefined. */
export async function knownTotal(
  { cache }: Pick<Ports, 'cache'>,
  { key, countAll }: List,
): Promise<number | undefined> {
  if (!cache.has(key)) return undefined;
  const total = await cache.staleWhileRevalidate(key, countAll);
  return total > COUNTED ? total : undefined;
}
