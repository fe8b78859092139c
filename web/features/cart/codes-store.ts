import { useSyncExternalStore } from 'react';
import { MAX_CODES } from '#money/promotion';
import { notifyThisTab, subscribeToStorage } from '../../ui/storage-events.ts';

/** Beside the cart, which every screen loads: codes are for the cart and the last step alone. */
const KEY = 'codes';
const NONE: readonly string[] = [];

let lastRead: { stored: string | null; codes: readonly string[] } = { stored: null, codes: NONE };

/** The discount codes of this browser's cart, in capital letters. Follows changes made in other tabs. */
export function useCodes(): readonly string[] {
  return useSyncExternalStore(subscribeToStorage, readCodes, () => NONE);
}

/** The same outside of rendering. The same list is returned until the stored one changes. */
export function readCodes(): readonly string[] {
  const stored = localStorage.getItem(KEY);
  if (stored !== lastRead.stored) lastRead = { stored, codes: stored?.split(' ').filter(Boolean) ?? NONE };
  return lastRead.codes;
}

/** Uses a code, once. */
export function addCode(code: string): void {
  saveCodes([...new Set([...readCodes(), code])].slice(0, MAX_CODES));
}

export function removeCode(code: string): void {
  saveCodes(readCodes().filter((other) => other !== code));
}

/** After an order. */
export function clearCodes(): void {
  saveCodes(NONE);
}

/** Replaces them. */
export function saveCodes(codes: readonly string[]): void {
  if (codes.length > 0) localStorage.setItem(KEY, codes.join(' '));
  else localStorage.removeItem(KEY);
  notifyThisTab(KEY);
}
