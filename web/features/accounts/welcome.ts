import type { ApolloClient } from '@apollo/client';
import { forgetGuest } from './guest.ts';
import type { ViewerFragment } from './Viewer.generated.tsx';
import { endedAccount, setViewer } from './viewer.ts';

/**
 * After signing in: clears the cache, which holds what a guest may see, and stores the viewer. `changeOwner` is called
 * before that, with the ids of the account whose session ended in this tab, if any, and of the one that signed in.
 */
export async function welcome(
  user: ViewerFragment,
  client: ApolloClient,
  changeOwner: (accounts: { from: string | null; to: string }) => Promise<void>,
): Promise<void> {
  await client.clearStore();
  await changeOwner({ from: endedAccount(), to: user.id });
  forgetGuest();
  setViewer(user);
}
