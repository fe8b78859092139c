import { createContext, useContext } from 'react';
import type { Match, Params } from './screens.ts';

/**
 * Why there is no code to show a screen with: the server cannot be reached; the page is older than the server's files and
 * is being loaded anew; or that was of no use.
 */
export type Failure = 'unreachable' | 'outdated' | 'broken';

/** What is shown. */
export interface Place {
  match: Match;
  failure?: Failure;
}

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('Screens need a PlaceContext above them');
  return place;
}

/** The variable parts of the address, decoded. */
export const useParams = (): Params => usePlace().match.params;
