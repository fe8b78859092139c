import { notifyThisTab } from '../../ui/storage-events.ts';

/** The wish list as this browser stores it. */
export interface Saved {
  /** Id of the account whose list it is; null for a guest's. */
  account: string | null;
  /** Ids of products, the newest first. */
  ids: readonly string[];
  /** Those that were saved or taken off since the account last had them. */
  unsent: readonly string[];
}

const KEY = 'saved';
/** Most products without an account. */
export const MOST_OF_GUEST = 100;
const NOTHING: Saved = { account: null, ids: [], unsent: [] };

let lastRead: { stored: string | null; saved: Saved } = { stored: null, saved: NOTHING };

/** The stored list, empty when it is broken. The same object is returned until it changes. */
export function readSaved(): Saved {
  const stored = localStorage.getItem(KEY);
  if (stored !== lastRead.stored) lastRead = { stored, saved: parse(stored) };
  return lastRead.saved;
}

/** Replaces the list. Throws where storage is full. */
export function storeSaved(saved: Saved): void {
  localStorage.setItem(KEY, JSON.stringify(saved));
  notifyThisTab(KEY);
}

/** Saves a product or takes it off. Returns false when there is no room for it. */
export function setSaved(id: string, isSaved: boolean): boolean {
  const { account, ids, unsent } = readSaved();
  const others = ids.filter((other) => other !== id);
  if (isSaved && account === null && others.length >= MOST_OF_GUEST) return false;
  try {
    storeSaved({
      account,
      ids: isSaved ? [id, ...others] : others,
      unsent: [id, ...unsent.filter((other) => other !== id)],
    });
    return true;
  } catch {
    return false;
  }
}

function parse(stored: string | null): Saved {
  try {
    const { account, ids, unsent } = JSON.parse(stored ?? 'null') ?? {};
    return {
      account: typeof account === 'string' ? account : null,
      ids: texts(ids),
      unsent: texts(unsent),
    };
  } catch {
    return NOTHING;
  }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
