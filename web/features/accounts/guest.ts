import { useSyncExternalStore } from 'react';
import { subscribeToStorage } from '../../ui/storage-events.ts';
import { useViewer, type Viewer } from './viewer.ts';

const KEY = 'guest';

/** The e-mail address of somebody who buys without an account, stored beside the cart; null unless there is one. */
export function useGuest(): string | null {
  return useSyncExternalStore(subscribeToStorage, read, () => null);
}

/** Stores the address, until somebody signs in. */
export function setGuest(email: string): void {
  localStorage.setItem(KEY, email);
}

export function forgetGuest(): void {
  localStorage.removeItem(KEY);
}

/** Who buys: the signed-in person, or a guest with an address, who has no id; null while it is nobody. */
export function useBuyer(): (Pick<Viewer, 'name' | 'email'> & { _id?: string }) | null {
  const viewer = useViewer();
  const guest = useGuest();
  return viewer ?? (guest === null ? null : { name: '', email: guest });
}

function read(): string | null {
  return localStorage.getItem(KEY);
}
