import type { CacheKey } from '../../../core/cache-key.ts';
import type { Cache } from '../../../core/cache-port.ts';

/** An optimisation, and the cache without it. */
interface Measure {
  disable: (cache: Cache) => Cache;
  /** Scenarios that it should speed up. */
  scenarios: string[];
}

const uncached = <T>(_key: CacheKey, read: () => Promise<T>) => read();

/** All of them together. */
export const NO_CACHE = 'any cache';

/** The measures that can be taken out, by name. */
export const measures: Record<string, Measure> = {
  'rendered pages': {
    disable: (cache) => ({
      ...cache,
      get: (key, read, options) => (key.startsWith('["page"') ? read() : cache.get(key, read, options)),
    }),
    scenarios: ['home page', 'product page'],
  },
  'totals and seek anchors of long lists': {
    disable: (cache) => ({ ...cache, staleWhileRevalidate: uncached }),
    scenarios: ['list, last page', 'list, any page', 'admin orders, undelivered'],
  },
  'reads of guests': {
    disable: (cache) => ({ ...cache, get: uncached }),
    scenarios: ['list, page 1', 'search, common', 'product'],
  },
  [NO_CACHE]: {
    disable: (cache) => ({ ...cache, get: uncached, staleWhileRevalidate: uncached }),
    scenarios: ['list, page 1', 'product'],
  },
};
