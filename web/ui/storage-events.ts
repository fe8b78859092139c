/** Calls `listener` when local storage changes, in this tab or another. Returns a function that stops it. */
export function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Browsers send `storage` to the other tabs only. A null key means that everything was cleared. */
export function notifyThisTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
