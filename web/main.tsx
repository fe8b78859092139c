import { ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { formatMoney } from '#money/format-money';
import { createClient } from './apollo/create-client.ts';
import { errorLink } from './apollo/error-link.ts';
import { persistedLink } from './apollo/persisted-link.ts';
import { reauthenticationLink } from './apollo/reauthentication-link.ts';
import { refetchOnReturn } from './apollo/refetch-on-return.ts';
import { BrokenApp } from './app/BrokenApp.tsx';
import { followSystemColors } from './app/color-mode.ts';
import { createEmotionCache } from './app/emotion-cache.ts';
import { createLook, Providers } from './app/Providers.tsx';
import { readJsonScript, readSettings } from './app/page-data.ts';
import { createPreloader } from './app/preload-screen.ts';
import { screens } from './app/routes.ts';
import { Shell } from './app/shell/Shell.tsx';
import { provePassword } from './features/accounts/password-host.tsx';
import { forgetViewer, readViewer } from './features/accounts/viewer.ts';
import { ErrorBoundary } from './router/ErrorBoundary.tsx';
import { ScreenRouter } from './router/ScreenRouter.tsx';
import { createScreenHistory } from './router/screen-history.ts';
import { loginUrl } from './router/urls.ts';
import { LinkIntent } from './ui/RouterLink.tsx';
import { subscribeToStorage } from './ui/storage-events.ts';
import { closeToasts, toast } from './ui/toast.tsx';
import { WantedSearch } from './ui/wanted-search.ts';

// The code was evaluated at a stretch: the browser may respond to input before it is used. Without an await at the top
// level: the code of later screens imports the file that this is bundled into, and would wait for its own import.
setTimeout(start);

/** Resolves in a new task: the browser can respond to input before it. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start() {
  try {
    localStorage.getItem('');
  } catch {
    (await import('./app/blocked-storage.ts')).replaceBlockedStorage();
  }
  const history = await createScreenHistory(screens);

  const state = readJsonScript('apollo-state') as NormalizedCacheObject | null;
  await pause();
  const cache = new InMemoryCache();
  await pause();
  if (state) cache.restore(state);
  await pause();
  const errors = errorLink({ onSignedOut, notify: (message) => toast(message, { variant: 'error' }) });
  // What was said of the act before may not be true of this one.
  const acts = new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation' && !operation.getContext().isBackground) closeToasts();
    return forward(operation);
  });
  const link = ApolloLink.from([acts, errors, reauthenticationLink(provePassword), persistedLink]);
  const client = createClient({ link, cache, isRestored: state !== null });

  followSystemColors();
  refetchOnReturn(client);
  await pause();
  const look = createLook();
  await pause();
  const settings = readSettings();
  // The first formatter takes long.
  formatMoney(0, settings);
  const emotionCache = createEmotionCache();
  await pause();

  const app = (
    <StrictMode>
      <ErrorBoundary broken={() => <BrokenApp />}>
        <Providers client={client} settings={settings} emotionCache={emotionCache} look={look}>
          <LinkIntent value={createPreloader(screens, client)}>
            <WantedSearch value={history.wantedSearch}>
              <ScreenRouter history={history}>
                <Shell />
              </ScreenRouter>
            </WantedSearch>
          </LinkIntent>
        </Providers>
      </ErrorBoundary>
    </StrictMode>
  );
  const root = document.getElementById('root')!;
  // Without the server's data the first render would not match what it sent, such as an error message.
  // As a transition it is done in slices that let the browser answer in between.
  if (state && root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  const { next } = history.shown.get().match.screen;
  // Safari has no idle callbacks. A failure is ignored: the click reports it.
  (window.requestIdleCallback ?? setTimeout)(() => {
    next?.().catch(() => undefined);
    followCart();
  });
  subscribeToStorage(followCart);

  /** Once somebody has signed in. Without it the cart is that of this browser. */
  function followCart() {
    const account = () => readViewer()?._id;
    if (account())
      import('./app/follow-account.ts').then(
        ({ followAccount }) => followAccount({ client, account }),
        () => undefined,
      );
  }

  // The session has ended by itself: sign in again and come back to the same screen.
  function onSignedOut(isBackground?: boolean) {
    const { pathname, search } = history.shown.get().location;
    forgetViewer();
    if (!isBackground && !/^\/(login|sign|register)\b/.test(pathname))
      history.push(loginUrl(pathname + search));
  }
}
