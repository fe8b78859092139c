import { MOST_OF_GUEST, readSaved, type Saved, storeSaved } from './saved-products.ts';

export interface SavedCalls {
  /** The ids on the list of the account. */
  read(): Promise<readonly string[]>;
  /** Adds products, and returns the ids on the list, and how many found no room. */
  merge(ids: readonly string[]): Promise<{ productIds: readonly string[]; leftOut: number }>;
  remove(id: string): Promise<unknown>;
}

/**
 * Brings what was saved or taken off in this browser to the account, and stores the list of the account. What is changed meanwhile stays, to
 * be sent next. A list of another account is replaced. Returns how many products found no room. Rejects when the shop cannot be reached: all
 * is sent again the next time.
 */
export async function syncSaved(account: () => string | undefined, calls: SavedCalls): Promise<number> {
  const owner = account();
  if (!owner) return 0;
  const before = readSaved();
  const sent = changesOf(before, owner);
  for (const id of sent.removed) await calls.remove(id);
  let leftOut = 0;
  let there: readonly string[] | undefined;
  // The oldest first: the newest ones come to the front of the list.
  for (let end = sent.added.length; end > 0; end -= MOST_OF_GUEST) {
    const merged = await calls.merge(sent.added.slice(Math.max(0, end - MOST_OF_GUEST), end));
    leftOut += merged.leftOut;
    there = merged.productIds;
  }
  there ??= await calls.read();
  if (account() !== owner) return 0;

  const now = readSaved();
  const changed = differences(before.ids, now.ids);
  const added = now.ids.filter((id) => changed.has(id));
  const kept = there.filter((id) => !changed.has(id));
  storeSaved({ account: owner, ids: [...added, ...kept], unsent: [...changed] });
  return leftOut;
}

/** What an account does not have yet of a list. */
function changesOf({ account, ids, unsent }: Saved, owner: string): { added: string[]; removed: string[] } {
  if (account === null) return { added: [...ids], removed: [] };
  if (account !== owner) return { added: [], removed: [] };
  const wanted = new Set(ids);
  return {
    added: unsent.filter((id) => wanted.has(id)),
    removed: unsent.filter((id) => !wanted.has(id)),
  };
}

/** What is on one of two lists alone. */
function differences(before: readonly string[], after: readonly string[]): Set<string> {
  const [old, now] = [new Set(before), new Set(after)];
  return new Set([...before, ...after].filter((id) => old.has(id) !== now.has(id)));
}
