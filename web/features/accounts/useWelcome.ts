import { useApolloClient } from '@apollo/client/react';
import type { ViewerFragment } from './Viewer.generated.tsx';
import { setViewer } from './viewer.ts';

/** Called with the id of an account that has signed in, before it becomes the viewer. */
export type OnSignedIn = (account: string) => Promise<void>;

/** What happens after signing in: answers that the server gave to a guest are dropped and the person is remembered. */
export function useWelcome(onSignedIn: OnSignedIn): (user: ViewerFragment) => Promise<void> {
  const client = useApolloClient();
  return async (user) => {
    await client.clearStore();
    await onSignedIn(user.id);
    setViewer(user);
  };
}
