import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

/**
 * Loads the page of an address before it is rendered: at the start, so that the first render matches what the server sent.
 * Answers the routes that lead there.
 */
export async function loadMatchedRoutes(routes: RouteObject[], pathname: string): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches;
}
