import type { ApolloCache } from '@apollo/client';

/** How long a result stays cached after its last component has unmounted. */
const KEEP_MS = 60_000;

interface Use {
  users: number;
  evictions: number;
  timer?: ReturnType<typeof setTimeout>;
}

const usesByCache = new WeakMap<ApolloCache, Map<string, Use>>();

function recordOf(cache: ApolloCache, field: string): Use {
  const uses = usesByCache.get(cache) ?? new Map<string, Use>();
  usesByCache.set(cache, uses);
  const use = uses.get(field) ?? { users: 0, evictions: 0 };
  uses.set(field, use);
  return use;
}

/**
 * Counts one more user of each root query field. The returned function releases them; a field without users is evicted
 * after a minute.
 */
export function retainFields(cache: ApolloCache, fields: readonly string[]): () => void {
  for (const field of fields) {
    const use = recordOf(cache, field);
    use.users += 1;
    clearTimeout(use.timer);
  }
  return () => {
    for (const field of fields) {
      const use = recordOf(cache, field);
      use.users -= 1;
      if (use.users === 0) use.timer = setTimeout(() => evictFields(cache, [field]), KEEP_MS);
    }
  };
}

/** Evicts all cached results of these root query fields. Mounted queries refetch themselves. */
export function evictFields(cache: ApolloCache, fields: readonly string[]): void {
  for (const fieldName of fields) {
    recordOf(cache, fieldName).evictions += 1;
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
}

/** How many times these root query fields have been evicted so far, in total. */
export function timesEvicted(cache: ApolloCache, fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + recordOf(cache, field).evictions, 0);
}
