import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { PresenceSubject } from '../../schema.generated.ts';
import { newKey } from '../../ui/new-key.ts';
import {
  EndPresenceDocument,
  type PresencePartsFragment,
  RenewPresenceDocument,
  usePresenceQuery,
} from './Presence.generated.tsx';

const RENEW_MS = 10_000;
const context = { isBackground: true, inlineErrors: true };

/**
 * Notes that the viewer has a page open while it is, and returns who else has, and a save of somebody else since. The events of `/live` load that
 * again at once; without them each renewal brings it.
 */
export function usePresence(type: PresenceSubject, id: string) {
  const client = useApolloClient();
  const { data } = usePresenceQuery({ variables: { type, id }, fetchPolicy: 'network-only', context });
  const others = data?.presence;
  /** The last save that the page shows already. */
  const [known, setKnown] = useState<string | null>();
  if (others && known === undefined) setKnown(others.savedAt);

  useEffect(() => {
    const tab = newKey();
    const renew = () =>
      client
        .mutate({ mutation: RenewPresenceDocument, variables: { input: { type, id, tab } }, context })
        .catch(() => {});
    const end = () =>
      client
        .mutate({
          mutation: EndPresenceDocument,
          variables: { input: { tab } },
          // The request goes on when the tab is closed.
          context: { ...context, fetchOptions: { keepalive: true } },
        })
        .catch(() => {});
    let last = renew();
    const timer = setInterval(() => {
      last = renew();
    }, RENEW_MS);
    addEventListener('pagehide', end);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', end);
      void last.then(end);
    };
  }, [client, type, id]);

  const isSaved = others !== undefined && known !== undefined && others.savedAt !== known;
  return {
    names: others?.names ?? [],
    save: isSaved ? (others as Save) : null,
    /** What others have saved until now is on the screen. */
    markShown: () => setKnown(others?.savedAt ?? null),
  };
}

type Save = PresencePartsFragment & { savedBy: string; savedAt: string; savedAgo: number };
