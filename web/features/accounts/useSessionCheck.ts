import { useEffect } from 'react';
import { useSessionCheckLazyQuery } from './SessionCheck.generated.tsx';
import { forgetViewer, readViewer, setViewer } from './viewer.ts';

/** Checks once, at start, whether the stored viewer is still signed in, and updates or deletes the viewer. */
export function useSessionCheck(): void {
  const [check] = useSessionCheckLazyQuery({ fetchPolicy: 'network-only' });

  useEffect(() => {
    const remembered = readViewer();
    if (!remembered) return;
    check().then(
      ({ data }) => {
        // Somebody signed in or out in the meantime.
        if (!data || readViewer() !== remembered) return;
        if (data.me?.id === remembered._id) setViewer(data.me);
        else forgetViewer();
      },
      // Nothing is known: the next call that needs a session fails if it has ended.
      () => undefined,
    );
  }, []);
}
