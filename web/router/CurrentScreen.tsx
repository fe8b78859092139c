import { Fragment, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { usePlace } from './router.ts';

/** The screen of the address. `broken` stands in for one that failed, or whose code could not be loaded. */
export function CurrentScreen({ broken }: { broken: (error: unknown) => ReactNode }) {
  const { address, match, failure } = usePlace();
  const { code, Guard = Fragment } = match.screen;
  return (
    <ErrorBoundary resetBy={address.key} broken={broken}>
      {code ? (
        <Guard>
          <code.Component />
        </Guard>
      ) : (
        broken(failure)
      )}
    </ErrorBoundary>
  );
}
