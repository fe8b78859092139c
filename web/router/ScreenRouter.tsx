import { createContext, type PropsWithChildren, useContext } from 'react';
import { Router } from 'react-router-dom';
import type { ScreenHistory } from './screen-history.ts';
import { ShownScreenContext } from './shown-screen.ts';

const ArrivalContext = createContext((): Promise<void> => Promise.resolve());

/** React Router in the browser, on a history that moves on when the next screen is loaded. */
export function ScreenRouter({ history, children }: PropsWithChildren<{ history: ScreenHistory }>) {
  const shown = history.shown.useValue();
  return (
    <ArrivalContext value={history.arrival}>
      <ShownScreenContext value={shown}>
        <Router location={shown.location} navigator={history}>
          {children}
        </Router>
      </ShownScreenContext>
    </ArrivalContext>
  );
}

/** Returns a function whose promise resolves when the last navigation is shown. */
export const useArrival = () => useContext(ArrivalContext);
