/**
 * For a visitor who keeps sites from storing anything, so that the browser's storages throw: what would be stored lasts
 * as long as the page instead, and one can still look around and fill a cart.
 */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const items = new Map<string, string>();
    const value: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, text) => void items.set(key, text),
      removeItem: (key) => void items.delete(key),
      clear: () => items.clear(),
    };
    Object.defineProperty(window, name, { value });
  }
}
