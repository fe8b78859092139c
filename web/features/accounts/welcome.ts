import type { ApolloClient } from '@apollo/client';
import type { ViewerFragment } from './Viewer.generated.tsx';
import { setViewer } from './viewer.ts';

/** Called with the id of an account that has signed in, before it becomes the viewer. */
export type OnSignedIn = (account: string) => Promise<void>;

/** After signing in: clears the cache, which holds what a guest may see, and stores the viewer. */
export async function welcome(
  user: ViewerFragment,
  client: ApolloClient,
  onSignedIn: OnSignedIn,
): Promise<void> {
  await client.clearStore();
  await onSignedIn(user.id);
  setViewer(user);
}
