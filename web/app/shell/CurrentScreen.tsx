import { Fragment, useEffect } from 'react';
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

/** How often a shop that could not be reached is tried again. Browsers say that they are online before a server can be reached. */
const RETRY_MS = 5_000;

/** Stands in for a screen that broke, for instance because its code could not be loaded. */
function BrokenScreen({ failure }: { failure: Failure }) {
  const isUnreachable = failure === 'unreachable';
  useOnline(() => void (isUnreachable && reload()));
  useEffect(() => {
    if (!isUnreachable) return;
    let isShown = true;
    let timer: ReturnType<typeof setTimeout>;
    // One after the other, as a request may hang; and never once another screen is shown.
    const tryLater = () => {
      timer = setTimeout(async () => {
        const isReachable = await canReachShop();
        if (!isShown) return;
        if (isReachable) location.reload();
        else tryLater();
      }, RETRY_MS);
    };
    tryLater();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [isUnreachable]);
  if (failure === 'outdated') return <Loader />;
  return (
    <LoadError
      isAlone
      severity={isUnreachable ? 'info' : 'error'}
      error={{ message: isUnreachable ? UNREACHABLE : t.thisPageCouldNotBeShown }}
      onRetry={reload}
    />
  );
}

/** Offline the browser would show a page of its own. */
async function reload() {
  if (await canReachShop()) location.reload();
}
