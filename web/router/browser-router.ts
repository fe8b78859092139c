import { flushSync } from 'react-dom';
import type { Address, Navigate, Place, Router } from './router.ts';
import { loadScreen, matchScreen, type Screen } from './screens.ts';
import { keepScroll, scrollOf } from './scroll-positions.ts';

/** What an entry of the browser's history remembers. */
interface Entry {
  key?: string;
  state?: unknown;
}

/**
 * The router of the browser. A screen is shown once its code is there; until then the one before stays. Resolves with the
 * first screen loaded, so that the first render matches what the server sent.
 */
export async function createBrowserRouter(screens: readonly Screen[]): Promise<Router> {
  const listeners = new Set<() => void>();
  history.scrollRestoration = 'manual';
  if (!history.state?.key) history.replaceState({ ...history.state, key: newKey() }, '');
  const { key } = history.state;
  // After a reload, and on the way back from another site.
  scrollTo(0, scrollOf(key) ?? window.scrollY);
  let place = await placeAt(screens, new URL(location.href), history.state);
  /** Counts navigations: one that takes long is overtaken by those after it. */
  let latest = 0;

  const show = async (next: Place, arrive: () => void, viewTransition?: boolean) => {
    const update = () => {
      flushSync(() => {
        place = next;
        for (const listener of listeners) listener();
      });
      arrive();
    };
    if (!viewTransition || !document.startViewTransition) return update();
    await document.startViewTransition(update).updateCallbackDone;
  };

  const navigate: Navigate = async (path, { replace = false, state = null, viewTransition } = {}) => {
    const turn = ++latest;
    const url = new URL(path, location.href);
    const entry = { key: newKey(), state };
    const next = await placeAt(screens, url, entry);
    if (turn !== latest) return;
    keepScroll(place.address.key);
    // As for any link, going where one is adds no entry.
    const method = replace || url.href === location.href ? 'replaceState' : 'pushState';
    history[method](entry, '', url);
    await show(next, () => scrollToTarget(url.hash), viewTransition);
  };

  addEventListener('popstate', async ({ state }) => {
    const turn = ++latest;
    keepScroll(place.address.key);
    const next = await placeAt(screens, new URL(location.href), state ?? {});
    if (turn !== latest) return;
    const top = scrollOf(next.address.key);
    await show(next, () => (top === undefined ? undefined : scrollTo(0, top)));
  });
  addEventListener('pagehide', () => keepScroll(place.address.key));

  return {
    place: () => place,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
  };
}

const newKey = () => Math.random().toString(36).slice(2);

async function placeAt(screens: readonly Screen[], url: URL, { key, state }: Entry): Promise<Place> {
  const { pathname, search, hash } = url;
  const match = matchScreen(screens, pathname);
  // An entry that this router did not make, such as that of a link to a fragment, has no key.
  const address: Address = { pathname, search, hash, state, key: key ?? pathname };
  return loadScreen(match.screen).then(
    () => ({ address, match }),
    (failure) => ({ address, match, failure }),
  );
}

/** To the target of the address's fragment, else to the top. */
function scrollToTarget(hash: string): void {
  const target = hash && document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}
