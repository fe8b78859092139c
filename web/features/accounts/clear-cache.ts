import type { ApolloClient } from '@apollo/client';
import { ignoreShown } from '../../apollo/errors.ts';

/**
 * Empties the cache when the viewer changes. Clearing it aborts the queries in flight, and their components would stay in
 * the loading state: they are sent again.
 */
export async function clearCache(client: ApolloClient): Promise<void> {
  const aborted = [...client.getObservableQueries()].filter((query) => query.getCurrentResult().loading);
  await client.clearStore();
  for (const query of aborted) query.refetch().catch(ignoreShown);
}
