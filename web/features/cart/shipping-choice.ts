import { useSyncExternalStore } from 'react';

/** Beside the cart, whose stored fields are specified. */
const KEY = 'shippingMethod';

/** Id of the way of shipping that was chosen in this browser; undefined before a choice. Follows changes made in other tabs. */
export function useShippingChoice(): string | undefined {
  return useSyncExternalStore(subscribe, readShippingChoice, () => undefined);
}

/** The same outside of rendering. */
export function readShippingChoice(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined;
}

export function saveShippingChoice(id: string): void {
  localStorage.setItem(KEY, id);
  // Browsers send `storage` to the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
