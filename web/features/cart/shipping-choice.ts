import { useSyncExternalStore } from 'react';
import { notifyThisTab, subscribeToStorage } from '../../ui/storage-events.ts';

/** Beside the cart, whose stored fields are specified. */
const KEY = 'shippingMethod';

/** Id of the shipping method that was chosen in this browser; undefined before a choice. Follows changes made in other tabs. */
export function useShippingChoice(): string | undefined {
  return useSyncExternalStore(subscribeToStorage, readShippingChoice, () => undefined);
}

/** The same outside of rendering. */
export function readShippingChoice(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined;
}

export function saveShippingChoice(id: string): void {
  localStorage.setItem(KEY, id);
  notifyThisTab(KEY);
}
