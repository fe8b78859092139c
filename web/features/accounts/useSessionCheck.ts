import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { SessionCheckDocument, type SessionCheckQuery } from './SessionCheck.generated.tsx';
import { forgetViewer, readViewer, setViewer } from './viewer.ts';

/** Asks the server once at start whether the remembered person is still signed in, and forgets or updates the person. */
export function useSessionCheck(): void {
  const client = useApolloClient();

  useEffect(() => {
    const remembered = readViewer();
    if (!remembered) return;
    client.query<SessionCheckQuery>({ query: SessionCheckDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        // Somebody signed in or out while the question was under way.
        if (!data || readViewer() !== remembered) return;
        if (data.me?.id === remembered._id) setViewer(data.me);
        else forgetViewer();
      },
      // Without an answer nothing is known: the next call that needs a session will tell.
      () => undefined,
    );
  }, [client]);
}
