/**
 * Replaces local and session storage when the browser blocks them and they throw. What is stored lasts as long as the page,
 * so that a visitor can still browse and fill a cart.
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
