import { ApolloClient, ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { withoutEvicts } from './document-fields.ts';
import { freshLink } from './fresh-link.ts';

/** Time for hydration to finish before queries are sent again. */
const HYDRATION_MS = 1000;

interface ClientOptions {
  link: ApolloLink;
  /** For rendering on the server: every query is sent once. */
  ssrMode?: boolean;
  /** The content of the cache on the server. */
  state?: NormalizedCacheObject | null;
}

/**
 * A GraphQL client whose queries return cached data at once and are sent again when a component mounts (cache-and-network),
 * so that prices and stock stay current.
 */
export function createClient({ link, ssrMode = false, state }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([freshLink, link]),
    ssrMode,
    ssrForceFetchDelay: state ? HYDRATION_MS : 0,
    cache: new InMemoryCache().restore(state ?? {}),
    documentTransform: withoutEvicts,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
