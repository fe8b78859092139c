import type { ApolloClient } from '@apollo/client';
import * as t from '#messages/accounts';
import { toast } from '../../ui/toast.tsx';
import { clearCache } from './clear-cache.ts';
import { forgetGuest } from './guest.ts';
import { NewEmailWaitsDocument, type NewEmailWaitsQuery } from './NewEmailWaits.generated.tsx';
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
  await clearCache(client);
  await changeOwner({ from: endedAccount(), to: user.id });
  forgetGuest();
  setViewer(user);
  void warnOfNewEmail(client);
}

/** Staff may have entered another address for the account, which the owner can cancel. */
async function warnOfNewEmail(client: ApolloClient): Promise<void> {
  const { data } = await client
    .query<NewEmailWaitsQuery>({ query: NewEmailWaitsDocument })
    .catch(() => ({ data: null }));
  if (data?.me?.newEmailCountsAt)
    toast(t.ourStaffEnteredANew, {
      variant: 'warning',
      stays: true,
    });
}
