import { flushSync } from 'react-dom';
import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router-dom';
import { createStore } from './create-store.ts';
import { needsDocument } from './document-rule.ts';
import { leaveOnConsent, mayLeave } from './leave-guard.ts';
import { canReachShop } from './reach-shop.ts';
import { loadMatch, matchScreen, type Screen } from './screens.ts';
import { keepScroll, scrollOf } from './scroll-positions.ts';
import type { Failure, ShownScreen } from './shown-screen.ts';

/** What an entry of the browser's history remembers. */
interface Entry {
  key?: string;
  state?: unknown;
  /** How many entries of this page are before it. */
  index?: number;
  /** The path of the screen before; none for the first one. */
  from?: string;
  /** When the page was last reloaded because code of this screen was missing, in milliseconds since 1970. */
  reloadedAt?: number;
}

/** The page is not reloaded again within this time. */
const RELOAD_AGAIN_MS = 60_000;

interface LocatedScreen extends ShownScreen {
  location: Location;
}

/** What React Router navigates by: the browser's history, and the screen that is shown. */
export interface ScreenHistory extends Navigator {
  shown: ReturnType<typeof createStore<LocatedScreen>>;
  /** Resolves when the last navigation is shown or superseded; never when it was cancelled by the leave guard. */
  arrival: () => Promise<void>;
  /** The query of the last navigation, shown or not yet, such as "?page=2". */
  wantedSearch: () => string;
}

/**
 * A history whose screens are shown once their code is there; until then the one before stays. Resolves with the first
 * screen loaded, so that the first render matches what the server sent.
 */
export async function createScreenHistory(screens: readonly Screen[]): Promise<ScreenHistory> {
  history.scrollRestoration = 'manual';
  // After a reload, and on the way back from another site. A first visit reads and lays out nothing for it.
  const top = history.state?.key && scrollOf(history.state.key);
  if (top !== undefined) scrollTo(0, top);
  if (!history.state?.key) history.replaceState({ ...history.state, key: newKey(), index: 0 }, '');
  const shown = createStore(await screenAt(screens, new URL(location.href), history.state));
  reloadIfOutdated(shown.get());
  let index: number = history.state.index;
  /** Counts navigations: one that takes long is overtaken by those after it. */
  let latest = 0;
  let arrival = Promise.resolve();
  let wantedSearch = location.search;

  const show = async (next: LocatedScreen, arrive: () => void, viewTransition?: boolean) => {
    const update = () => {
      flushSync(() => shown.set(next));
      arrive();
    };
    if (!viewTransition || !document.startViewTransition) update();
    else await document.startViewTransition(update).updateCallbackDone;
    reloadIfOutdated(next);
  };

  const go = async (
    method: 'pushState' | 'replaceState',
    to: To,
    state: unknown,
    { viewTransition, preventScrollReset }: NavigateOptions = {},
  ) => {
    const url = new URL(hrefOf(to), location.href);
    if (needsDocument(url.pathname)) {
      location[method === 'pushState' ? 'assign' : 'replace'](url);
      // The page ends.
      return new Promise<never>(() => undefined);
    }
    const turn = ++latest;
    wantedSearch = url.search;
    // As for any link, going where one is adds no entry.
    const isNew = method === 'pushState' && url.href !== location.href;
    const entry = {
      key: newKey(),
      state,
      index: isNew ? index + 1 : index,
      from: shown.get().location.pathname,
    };
    const next = await screenAt(screens, url, entry);
    if (turn !== latest) return;
    keepScroll(shown.get().location.key);
    history[isNew ? 'pushState' : 'replaceState'](entry, '', url);
    index = entry.index;
    const arrive = () => (preventScrollReset ? undefined : scrollToTarget(url.hash));
    await show(next, arrive, viewTransition);
  };

  const askAndGo: typeof go = (method, to, state, options) => {
    const leave = () => go(method, to, state, options);
    if (new URL(hrefOf(to), location.href).pathname === shown.get().location.pathname) return leave();
    return new Promise((arrive) => leaveOnConsent(() => void leave().then(arrive)));
  };

  /** What the next `popstate` is: our own return to the screen, or a confirmed leave. The browser cannot be stopped before it. */
  let expected: 'return' | 'leave' | undefined;
  /** Reverts a move through the history that is not confirmed, and repeats it after confirmation. */
  const isTakenBack = (to: number | undefined) => {
    const by = to === undefined ? 0 : to - index;
    const move = expected;
    expected = undefined;
    if (move === 'return') return true;
    if (move === 'leave' || by === 0 || location.pathname === shown.get().location.pathname || mayLeave())
      return false;
    expected = 'return';
    history.go(-by);
    leaveOnConsent(() => {
      expected = 'leave';
      history.go(by);
    });
    return true;
  };

  addEventListener('popstate', async ({ state }) => {
    if (isTakenBack(state?.index)) return;
    index = state?.index ?? index;
    wantedSearch = location.search;
    const turn = ++latest;
    keepScroll(shown.get().location.key);
    const next = await screenAt(screens, new URL(location.href), state ?? {});
    if (turn !== latest) return;
    const top = scrollOf(next.location.key);
    await show(next, () => (top === undefined ? undefined : scrollTo(0, top)));
  });
  addEventListener('pagehide', () => keepScroll(shown.get().location.key));

  return {
    shown,
    arrival: () => arrival,
    wantedSearch: () => wantedSearch,
    createHref: hrefOf,
    push: (to, state, options) => {
      arrival = askAndGo('pushState', to, state, options);
    },
    replace: (to, state, options) => {
      arrival = askAndGo('replaceState', to, state, options);
    },
    go: (delta) => history.go(delta),
  };
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

const newKey = () => Math.random().toString(36).slice(2);

async function screenAt(screens: readonly Screen[], url: URL, entry: Entry): Promise<LocatedScreen> {
  const { key, state } = entry;
  const { pathname, search, hash } = url;
  const match = matchScreen(screens, pathname);
  // An entry that this history did not make, such as that of a link to a fragment, has no key.
  const location = { pathname, search, hash, state, key: key ?? pathname, mask: undefined };
  return loadMatch(match, pathname).then(
    (loaded) => ({ location, match: loaded }),
    async () => ({ location, match, failure: await failureOf(entry) }),
  );
}

/** Why code could not be loaded after a click. Failed preloads are ignored. */
async function failureOf({ reloadedAt = 0 }: Entry): Promise<Failure> {
  if (!(await canReachShop())) return 'unreachable';
  return Date.now() - reloadedAt > RELOAD_AGAIN_MS ? 'outdated' : 'broken';
}

/** The screen before is gone by now, with all that was typed there. */
function reloadIfOutdated({ failure }: ShownScreen): void {
  if (failure !== 'outdated') return;
  history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
  location.reload();
}

/** To the target of the address's fragment, else to the top. */
function scrollToTarget(hash: string): void {
  const target = hash && document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}
