import { LRUCache } from 'lru-cache';
import type { CacheKey } from './cache-key.ts';
import type { Cache, StaleAges } from './cache-port.ts';
import type { Reading } from './context.ts';

/** Time to live of an entry, unless it is invalidated before. Milliseconds. */
const TTL = 2_000;
/** Most entries, by size; the least recently used one is evicted. */
const MAX_SIZE = 2_000;
/** Ages of a stale-while-revalidate entry, unless its reader names others. */
const STALE_AGES: StaleAges = { staleAfter: 10_000, ttl: 60_000 };

interface StaleEntry {
  value: Promise<unknown>;
  readAt: number;
  isRevalidating: boolean;
}

/**
 * An in-process cache. `isOn` is its initial state. `now` is a monotonic clock in milliseconds: the system clock may be
 * set back.
 */
export function createCache({ isOn = true, now = () => performance.now() } = {}): Cache {
  const entries = new LRUCache<string, Promise<unknown>>({
    maxSize: MAX_SIZE,
    ttl: TTL,
    // Rendered pages are large: free them when they expire, not when their slot is needed.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
  });
  const staleEntries = new LRUCache<string, StaleEntry>({
    max: MAX_SIZE,
    ttl: STALE_AGES.ttl,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    get<T>(
      key: CacheKey,
      read: () => Promise<T>,
      { shouldKeep = () => true, size = 1 }: { shouldKeep?: (value: T) => boolean; size?: number } = {},
    ) {
      const hit = isOn && (entries.get(key) as Promise<T> | undefined);
      if (hit) return hit;
      const value = read();
      if (!isOn) return value;
      // Stored before it resolves, so that concurrent callers share one read, and an invalidation meanwhile removes it.
      entries.set(key, value, { size });
      const remove = () => entries.peek(key) === value && entries.delete(key);
      value.then((resolved) => shouldKeep(resolved) || remove(), remove);
      return value;
    },
    staleWhileRevalidate<T>(key: CacheKey, read: () => Promise<T>, { staleAfter, ttl } = STALE_AGES) {
      const hit = staleEntries.get(key);
      if (hit && (hit.isRevalidating || now() - hit.readAt < staleAfter)) return hit.value as Promise<T>;
      const value = read();
      const fresh = { value, readAt: now(), isRevalidating: false };
      if (hit) {
        hit.isRevalidating = true;
        value.then(
          // Not of an entry that was forgotten meanwhile: the value may be older than what it was forgotten for.
          () => staleEntries.peek(key) === hit && staleEntries.set(key, fresh, { ttl }),
          () => (hit.isRevalidating = false),
        );
        return hit.value as Promise<T>;
      }
      staleEntries.set(key, fresh, { ttl });
      value.catch(() => staleEntries.peek(key) === fresh && staleEntries.delete(key));
      return value;
    },
    isCached: (key) => isOn && entries.has(key),
    has: (key) => staleEntries.has(key),
    forget(kind) {
      const ofKind = (key: string) => JSON.parse(key)[0] === kind;
      for (const key of staleEntries.keys()) if (ofKind(key)) staleEntries.delete(key);
    },
    clear: () => entries.clear(),
    setEnabled(on) {
      isOn = on;
      entries.clear();
    },
  };
}

/** Caches nothing. */
export const noCache: Cache = {
  get: (_key, read) => read(),
  staleWhileRevalidate: (_key, read) => read(),
  isCached: () => false,
  has: () => false,
  forget: () => {},
  clear: () => {},
  setEnabled: () => {},
};

/**
 * Reads through the cache for all but staff. They read the database, so that they see their own changes at once, whichever process
 * serves them. Never for what depends on who asks.
 */
export function cacheForGuests<T>(ctx: Reading, key: CacheKey, read: () => Promise<T>): Promise<T> {
  if (ctx.actor.isStaff) return read();
  const { onMiss } = ctx;
  return ctx.ports.cache.get(key, onMiss ? () => onMiss(read) : read);
}
