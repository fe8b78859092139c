import { useSyncExternalStore } from 'react';
import { notifyThisTab, subscribeToStorage } from '../../ui/storage-events.ts';

const KEY = 'letter-keys';

const isOn = () => localStorage.getItem(KEY) !== 'off';

/** Whether keys of one character do something in this browser. Who speaks to the computer, or hits keys by chance, turns them off (WCAG 2.1.4). */
export const useLetterKeys = () => useSyncExternalStore(subscribeToStorage, isOn, () => true);

export function switchLetterKeys(): void {
  if (isOn()) localStorage.setItem(KEY, 'off');
  else localStorage.removeItem(KEY);
  notifyThisTab(KEY);
}

/** Whether a key is pressed alone, with nothing that is typed into and no dialog. */
export function isLetterKey({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || document.querySelector('[role=dialog], [role=menu]'))
    return false;
  const isTypedInto =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));
  return !isTypedInto;
}
