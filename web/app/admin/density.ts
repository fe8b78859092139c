import { useSyncExternalStore } from 'react';
import { notifyThisTab, subscribeToStorage } from '../../ui/storage-events.ts';

const KEY = 'density';

/** How close the rows of tables stand, as chosen in this browser. */
export const useDensity = () =>
  useSyncExternalStore(
    subscribeToStorage,
    () => (localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable'),
    () => 'comfortable' as const,
  );

export function switchDensity(): void {
  localStorage.setItem(KEY, localStorage.getItem(KEY) === 'compact' ? 'comfortable' : 'compact');
  notifyThisTab(KEY);
}
