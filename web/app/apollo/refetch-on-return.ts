import type { ApolloClient } from '@apollo/client';

/** Asks again for what is on screen when the shopper returns to the tab. */
export function refetchOnReturn(client: ApolloClient): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    // Each failure is shown where its data would be.
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
}
