import { createContext, useContext } from 'react';
import type { Match, Params } from './screens.ts';

/** What is shown. */
export interface Place {
  match: Match;
  /** Why the code of the screen could not be loaded. */
  failure?: unknown;
}

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('Screens need a PlaceContext above them');
  return place;
}

/** The variable parts of the address, decoded. */
export const useParams = (): Params => usePlace().match.params;
