import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { SessionCheckDocument, type SessionCheckQuery } from './SessionCheck.generated.tsx';
import { forgetViewer, readViewer, setViewer } from './viewer.ts';

/** Checks once, at start, whether the stored viewer is still signed in. */
export function useSessionCheck(): void {
  const client = useApolloClient();
  useEffect(() => void checkSession(client), []);
}

/** Updates the stored viewer, or deletes it when the session has ended. */
export async function checkSession(client: ApolloClient): Promise<void> {
  const remembered = readViewer();
  if (!remembered) return;
  // Without a response nothing is known: the next call that needs a session fails if it has ended.
  const response = await client
    .query<SessionCheckQuery>({ query: SessionCheckDocument, fetchPolicy: 'network-only' })
    .catch(() => undefined);
  // Somebody signed in or out in the meantime.
  if (!response?.data || readViewer() !== remembered) return;
  const { me } = response.data;
  if (me?.id === remembered._id) setViewer(me);
  else forgetViewer();
}
