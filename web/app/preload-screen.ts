import type { ApolloClient } from '@apollo/client';
import { rootFields } from '../apollo/document-fields.ts';
import { retainFields } from '../apollo/field-use.ts';
import { loadScreen, matchScreen, type Screen } from '../router/screens.ts';

/** A pointer that crosses a list rests on a card for longer than this only when it means it. */
const REST_MS = 80;

/**
 * Makes the function that loads the code and the data of a screen ahead of a click. Of links that are pointed at in quick
 * succession only the last counts. A failure says nothing: the click will tell.
 */
export function createPreloader(screens: readonly Screen[], client: ApolloClient): (href: string) => void {
  const preload = async (href: string) => {
    const { pathname } = new URL(href, location.href);
    // A quick click was there first.
    if (pathname === location.pathname) return;
    const { screen, params } = matchScreen(screens, pathname);
    const { firstQuery } = await loadScreen(screen);
    if (!firstQuery) return;
    const { query, variables } = firstQuery(params);
    await client.query({ query, variables });
    // Used and left at once: without a click the answer leaves the cache after a while.
    retainFields(client.cache, rootFields(query))();
  };
  let timer: ReturnType<typeof setTimeout>;
  return (href) => {
    clearTimeout(timer);
    timer = setTimeout(() => preload(href).catch(() => undefined), REST_MS);
  };
}
