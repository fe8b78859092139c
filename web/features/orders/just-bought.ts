const KEY = 'justBought';

/** Remembers the order that was just bought, until its page has said thank you. */
export function rememberBought(orderId: string): void {
  sessionStorage.setItem(KEY, orderId);
}

export function isJustBought(orderId: string): boolean {
  return sessionStorage.getItem(KEY) === orderId;
}

export function forgetBought(): void {
  sessionStorage.removeItem(KEY);
}
