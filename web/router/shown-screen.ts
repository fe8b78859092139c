import { createContext, useContext } from 'react';
import type { Match, Params } from './screens.ts';

/**
 * Why the code of a screen could not be loaded: the server cannot be reached; the page is older than the server's files and
 * is being reloaded; or reloading did not help.
 */
export type Failure = 'unreachable' | 'outdated' | 'broken';

/** The screen of the current address. */
export interface ShownScreen {
  match: Match;
  failure?: Failure;
}

export const ShownScreenContext = createContext<ShownScreen | null>(null);

export function useShownScreen(): ShownScreen {
  const shown = useContext(ShownScreenContext);
  if (!shown) throw new Error('No ShownScreenContext');
  return shown;
}

/** The variable parts of the address, decoded. */
export const useParams = (): Params => useShownScreen().match.params;
