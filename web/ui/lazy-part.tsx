import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { useOnline } from './useOnline.ts';

interface Retry {
  onRetry: () => void;
}

/** Code of parts with `onServer`, which the server waits for before it renders. */
export const serverParts: Promise<unknown>[] = [];

const neverChanges = () => () => undefined;

/**
 * A part of a screen whose code is loaded with its first use. `Plain`, by default nothing, stands in for it when the code
 * cannot be loaded or the part breaks; the rest of the screen stays. The code is loaded again with the next use of the
 * part, by `onRetry`, and when the browser is back online. With `onServer` the server renders the part, which works without
 * scripts then, and the browser leaves it as it is until the code is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Plain: ComponentType<Props & Retry> = () => null,
  onServer = false,
): ComponentType<Props> {
  const request = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // React caches the failure of a lazy component forever.
        Part = request();
        throw error;
      }
    });
  let Part = request();
  if (import.meta.env.SSR && onServer)
    serverParts.push(
      load().then((code) => {
        Part = code;
      }),
    );

  return function LazyPart(props: Props) {
    const [shown, setShown] = useState(() => ({ attempt: 0, Part }));
    const retry = () => setShown(({ attempt }) => ({ attempt: attempt + 1, Part }));
    useOnline(retry);
    // The server cannot wait for it, and React reports what it could not render. A part that the server renders must not be
    // updated before its code is there: React would remove its markup until then.
    const isShown = useSyncExternalStore(
      neverChanges,
      () => true,
      () => onServer,
    );
    if (!isShown) return null;
    return (
      <ErrorBoundary resetBy={String(shown.attempt)} broken={() => <Plain {...props} onRetry={retry} />}>
        <Suspense>
          <shown.Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
