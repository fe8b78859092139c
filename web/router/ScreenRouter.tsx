import { createContext, type PropsWithChildren, useContext, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { PlaceContext } from './place.ts';
import type { ScreenHistory } from './screen-history.ts';

const ArrivalContext = createContext((): Promise<void> => Promise.resolve());

/** React Router in the browser, on a history that moves on when the next screen is loaded. */
export function ScreenRouter({ history, children }: PropsWithChildren<{ history: ScreenHistory }>) {
  const place = useSyncExternalStore(history.subscribe, history.place, history.place);
  return (
    <ArrivalContext value={history.arrival}>
      <PlaceContext value={place}>
        <Router location={place.location} navigator={history}>
          {children}
        </Router>
      </PlaceContext>
    </ArrivalContext>
  );
}

/** Its promise is kept when the screen navigated to last is shown. */
export const useArrival = () => useContext(ArrivalContext);
