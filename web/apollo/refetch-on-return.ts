import type { ApolloClient } from '@apollo/client';

/** Refetches the queries on screen when the shopper returns to the tab, and when the browser is online again. */
export function refetchOnReturn(client: ApolloClient): void {
  // Each component shows its own error.
  const refetch = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refetch();
  });
  addEventListener('online', refetch);
}
