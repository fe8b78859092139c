import { ApolloClient, ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { withoutEvicts } from './document-fields.ts';
import { freshLink } from './fresh-link.ts';

/** Time for the first screen to take over what the server rendered before queries ask again. */
const HYDRATION_MS = 1000;

interface ClientOptions {
  link: ApolloLink;
  /** Renders on the server: every query is asked once. */
  ssrMode?: boolean;
  /** What the server's cache held. */
  state?: NormalizedCacheObject | null;
}

/**
 * A GraphQL client whose queries show what is cached at once and ask again when a component mounts, so that prices and
 * stock stay true.
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
