import type { ApolloClient } from '@apollo/client';
import * as t from '#messages/saved';
import { subscribeToStorage } from '../../ui/storage-events.ts';
import { toast } from '../../ui/toast.tsx';
import {
  MergeSavedProductsDocument,
  type MergeSavedProductsMutation,
  SavedProductIdsDocument,
  type SavedProductIdsQuery,
  UnsaveProductDocument,
} from './FollowSaved.generated.tsx';
import { readSaved } from './saved-products.ts';
import { type SavedCalls, syncSaved } from './sync-saved.ts';

interface Follower {
  client: ApolloClient;
  /** Id of the account that is signed in; undefined for nobody. */
  account(): string | undefined;
}

let isFollowing = false;

/**
 * Keeps the wish list of this browser and that of the account the same from now on: at once, after each change, after signing in, and when
 * the browser is online again. Only the first call counts.
 */
export function followSaved({ client, account }: Follower): void {
  if (isFollowing) return;
  isFollowing = true;
  const calls = callsOf(client);
  let synced: string | undefined;
  let running = false;
  const sync = async () => {
    if (running || !navigator.onLine) return;
    running = true;
    try {
      do {
        synced = account();
        const leftOut = await syncSaved(account, calls);
        if (leftOut > 0) toast(t.listIsFull(leftOut), { variant: 'error' });
      } while (hasNews());
    } catch {
      // Sent again with the next change.
    } finally {
      running = false;
    }
  };
  const hasNews = () => account() !== synced || (account() !== undefined && readSaved().unsent.length > 0);
  subscribeToStorage(() => {
    if (hasNews()) void sync();
  });
  addEventListener('online', () => void sync());
  void sync();
}

const context = { isBackground: true };

const callsOf = (client: ApolloClient): SavedCalls => ({
  async read() {
    const { data } = await client.query<SavedProductIdsQuery>({
      query: SavedProductIdsDocument,
      fetchPolicy: 'no-cache',
      context,
    });
    return data!.savedProductIds;
  },
  async merge(productIds) {
    const { data } = await client.mutate<MergeSavedProductsMutation>({
      mutation: MergeSavedProductsDocument,
      variables: { input: { productIds } },
      context,
    });
    return data!.mergeSavedProducts;
  },
  remove: (productId) =>
    client.mutate({ mutation: UnsaveProductDocument, variables: { input: { productId } }, context }),
});
