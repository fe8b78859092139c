import { useApolloClient } from '@apollo/client/react';
import type { ViewerFragment } from './Viewer.generated.tsx';
import { setViewer } from './viewer.ts';

/** What happens after signing in: answers that the server gave to a guest are dropped and the person is remembered. */
export function useWelcome(): (user: ViewerFragment) => Promise<void> {
  const client = useApolloClient();
  return async (user) => {
    await client.clearStore();
    setViewer(user);
  };
}
