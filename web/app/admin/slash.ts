import { useSyncExternalStore } from 'react';
import { notifyThisTab, subscribeToStorage } from '../../ui/storage-events.ts';

const KEY = 'slash';

const isOn = () => localStorage.getItem(KEY) !== 'off';

/** Whether "/" opens the search in this browser. Who speaks to the computer, or hits keys by chance, turns it off (WCAG 2.1.4). */
export const useSlash = () => useSyncExternalStore(subscribeToStorage, isOn, () => true);

export function switchSlash(): void {
  if (isOn()) localStorage.setItem(KEY, 'off');
  else localStorage.removeItem(KEY);
  notifyThisTab(KEY);
}
