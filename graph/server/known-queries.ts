import { existsSync, readFileSync } from 'node:fs';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';

type PersistedQueries = Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>;

const FILE = 'dist/operations.json';

/**
 * The web app's own queries by the SHA-256 of their text, as written by the code generator: the browser sends the hash
 * alone. Read-only, because clients could fill the memory with queries of their own.
 */
export function knownQueries(): PersistedQueries {
  const queries = new Map<string, string>(
    existsSync(FILE) ? Object.entries(JSON.parse(readFileSync(FILE, 'utf8'))) : [],
  );
  return {
    cache: {
      get: async (key) => queries.get(key.slice('apq:'.length)),
      set: async () => {},
      delete: async () => {},
    },
  };
}
