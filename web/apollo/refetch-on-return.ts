import type { ApolloClient } from '@apollo/client';

/** Asks again for what is on screen when the shopper returns to the tab, and when the browser is online again. */
export function refetchOnReturn(client: ApolloClient): void {
  // Each failure is shown where its data would be.
  const refetch = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refetch();
  });
  addEventListener('online', refetch);
}
