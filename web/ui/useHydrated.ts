import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether scripts work here already: false on the server, and in the browser until what the server rendered is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
