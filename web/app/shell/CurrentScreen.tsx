import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/app';
import { ErrorBoundary } from '../../router/ErrorBoundary.tsx';
import { canReachShop } from '../../router/reach-shop.ts';
import { type Failure, useShownScreen } from '../../router/shown-screen.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { UNREACHABLE } from '../../ui/unreachable.ts';
import { useOnline } from '../../ui/useOnline.ts';

/** The screen of the address. */
export function CurrentScreen() {
  const { match, failure = 'broken' } = useShownScreen();
  const { key } = useLocation();
  const { code, Guard = Fragment } = match.screen;
  return (
    <ErrorBoundary resetBy={key} broken={() => <BrokenScreen failure="broken" />}>
      {code ? (
        <Guard>
          <code.default />
        </Guard>
      ) : (
        <BrokenScreen failure={failure} />
      )}
    </ErrorBoundary>
  );
}

/** Stands in for a screen that broke, for instance because its code could not be loaded. */
function BrokenScreen({ failure }: { failure: Failure }) {
  useOnline(() => void (failure === 'unreachable' && reload()));
  if (failure === 'outdated') return <Loader />;
  return (
    <LoadError
      isAlone
      severity={failure === 'unreachable' ? 'info' : 'error'}
      error={{ message: failure === 'unreachable' ? UNREACHABLE : t.thisPageCouldNotBeShown }}
      onRetry={reload}
    />
  );
}

/** Offline the browser would show a page of its own. */
async function reload() {
  if (await canReachShop()) location.reload();
}
