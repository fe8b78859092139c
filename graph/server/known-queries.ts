import { existsSync, readFileSync } from 'node:fs';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';

type PersistedQueries = Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>;

const FILE = 'dist/operations.json';

/**
 * The web app's own queries by the SHA-256 of their text, as the code generator wrote them down: the browser asks for them by
 * hash alone. Nothing is ever added, for strangers could fill the memory with queries that are kept.
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
