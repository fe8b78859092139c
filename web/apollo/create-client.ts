import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { withoutEvicts } from './document-fields.ts';
import { freshLink } from './fresh-link.ts';

interface ClientOptions {
  link: ApolloLink;
  /** For rendering on the server: every query is sent once. */
  ssrMode?: boolean;
  /** By default empty. */
  cache?: InMemoryCache;
  /** Whether the cache holds what the server rendered with: queries are sent again only once `Providers` is hydrated. */
  isRestored?: boolean;
}

/**
 * A GraphQL client whose queries return cached data at once and are sent again when a component mounts (cache-and-network),
 * so that prices and stock stay current.
 */
export function createClient({
  link,
  ssrMode = false,
  cache = new InMemoryCache(),
  isRestored = false,
}: ClientOptions): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([freshLink, link]),
    ssrMode,
    cache,
    documentTransform: withoutEvicts,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  if (isRestored) client.prioritizeCacheValues = true;
  return client;
}
