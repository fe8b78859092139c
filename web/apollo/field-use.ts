import type { ApolloCache } from '@apollo/client';

/** How long a result stays cached after its last component has unmounted. */
const KEEP_MS = 60_000;

interface Use {
  users: number;
  timer?: ReturnType<typeof setTimeout>;
}

const usesByCache = new WeakMap<ApolloCache, Map<string, Use>>();

/**
 * Counts one more user of each root query field. The returned function releases them; a field without users is evicted
 * after a minute.
 */
export function retainFields(cache: ApolloCache, fields: readonly string[]): () => void {
  const uses = usesByCache.get(cache) ?? new Map<string, Use>();
  usesByCache.set(cache, uses);
  for (const field of fields) {
    const use = uses.get(field) ?? { users: 0 };
    uses.set(field, use);
    use.users += 1;
    clearTimeout(use.timer);
  }
  return () => {
    for (const field of fields) {
      const use = uses.get(field);
      if (use && --use.users === 0) use.timer = setTimeout(() => evictFields(cache, [field]), KEEP_MS);
    }
  };
}

const evictionsByCache = new WeakMap<ApolloCache, Map<string, number>>();

/** Evicts all cached results of these root query fields. Mounted queries refetch themselves. */
export function evictFields(cache: ApolloCache, fields: readonly string[]): void {
  const evictions = evictionsByCache.get(cache) ?? new Map<string, number>();
  evictionsByCache.set(cache, evictions);
  for (const fieldName of fields) {
    evictions.set(fieldName, (evictions.get(fieldName) ?? 0) + 1);
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
}

/** How many times these root query fields have been evicted so far, in total. */
export function timesEvicted(cache: ApolloCache, fields: readonly string[]): number {
  const evictions = evictionsByCache.get(cache);
  return fields.reduce((sum, field) => sum + (evictions?.get(field) ?? 0), 0);
}
