import type { CacheKey, CacheKind } from './cache-key.ts';

/** Ages of a stale-while-revalidate entry, in milliseconds. */
export interface StaleAges {
  /** From here on it is read again in the background. */
  staleAfter: number;
  /** From here on it is no longer returned. */
  ttl: number;
}

/** A cache of what is the same for every guest. Never of prices of a checkout. */
export interface Cache {
  /**
   * The value of `key`, read again when it is older than two seconds. Concurrent callers share one read. Errors are not
   * cached, nor values that are not `shouldKeep`. `size` is how many entries a large value counts as.
   */
  get<T>(
    key: CacheKey,
    read: () => Promise<T>,
    options?: { shouldKeep?: (value: T) => boolean; size?: number },
  ): Promise<T>;
  /** Stale-while-revalidate, for what is expensive and may be some seconds old, such as the total of a long list. */
  staleWhileRevalidate<T>(key: CacheKey, read: () => Promise<T>, ages?: StaleAges): Promise<T>;
  /** Whether `get` has a value for the key, or is reading it. */
  isCached(key: CacheKey): boolean;
  /** Removes the stale-while-revalidate entries of a kind; what is being read for one is not stored. */
  forget(kind: CacheKind): void;
  /** Whether there is a stale-while-revalidate entry for the key. */
  has(key: CacheKey): boolean;
  /** Removes all entries but the stale-while-revalidate ones: the catalogue was edited. */
  clear(): void;
  /** Clears the cache; while disabled it stores nothing. */
  setEnabled(on: boolean): void;
}
