import { LRUCache } from 'lru-cache';

export const HOUR_SECONDS = 60 * 60;

/** Caches a read for an hour. Concurrent callers share it; errors are not cached. */
export function cachedHour<T extends object | string>(max: number, read: (key: number) => Promise<T>) {
  const cache = new LRUCache<number, T>({
    max,
    ttl: HOUR_SECONDS * 1000,
    fetchMethod: read,
    // A read whose entry was evicted meanwhile still has callers.
    ignoreFetchAbort: true,
  });
  return (key: number) => cache.forceFetch(key);
}
