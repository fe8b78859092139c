import { cacheKey } from './cache-key.ts';
import type { Cache } from './cache-port.ts';

// This file fails to compile if free text were a key of the cache.
export function keysOfTheCache(cache: Cache, typed: string) {
  const read = async () => 1;
  cache.get(cacheKey('brand', typed), read);
  // @ts-expect-error: a text is no key
  cache.get(typed, read);
  // @ts-expect-error: a text is no key
  cache.get(`brand ${typed}`, read);
  // @ts-expect-error: a text is no key
  cache.staleWhileRevalidate('total', read);
  // @ts-expect-error: no such kind
  cacheKey(typed);
  // @ts-expect-error: a brand has a name
  cacheKey('brand');
}
