import type { ApolloClient } from '@apollo/client';
import { rootFields } from '../apollo/document-fields.ts';
import { retainFields } from '../apollo/field-use.ts';
import { loadMatch, matchScreen, type Screen } from '../router/screens.ts';

/** A pointer that merely crosses a list rests on each card for less than this. */
const REST_MS = 80;

/**
 * Returns the function that loads the code and the data of a screen before a click. Of links that are pointed at in quick
 * succession only the last is loaded. Failures are ignored: the click reports them.
 */
export function createPreloader(screens: readonly Screen[], client: ApolloClient): (href: string) => void {
  const preload = async (href: string) => {
    const { pathname } = new URL(href, location.href);
    // The click came first.
    if (pathname === location.pathname) return;
    const { screen, params } = await loadMatch(matchScreen(screens, pathname), pathname);
    if (!screen.code?.firstQuery) return;
    const { query, variables } = screen.code.firstQuery(params);
    // Not a hook: which query it is depends on the link, and no component shows it.
    await client.query({ query, variables });
    // Used and released at once: without a click the result is evicted after a minute.
    retainFields(client.cache, rootFields(query))();
  };
  let timer: ReturnType<typeof setTimeout>;
  return (href) => {
    clearTimeout(timer);
    timer = setTimeout(() => preload(href).catch(() => undefined), REST_MS);
  };
}
