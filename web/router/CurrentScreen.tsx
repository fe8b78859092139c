import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type Failure, useShownScreen } from './shown-screen.ts';

/** The screen of the address. `broken` stands in for one that failed, or whose code could not be loaded. */
export function CurrentScreen({ broken }: { broken: (failure: Failure) => ReactNode }) {
  const { match, failure } = useShownScreen();
  const { key } = useLocation();
  const { code, Guard = Fragment } = match.screen;
  return (
    <ErrorBoundary resetBy={key} broken={() => broken('broken')}>
      {code ? (
        <Guard>
          <code.default />
        </Guard>
      ) : (
        broken(failure ?? 'broken')
      )}
    </ErrorBoundary>
  );
}
