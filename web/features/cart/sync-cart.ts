import { mergeCodes, mergeLines, type QtyChange, qtyChanges } from '#money/merge-carts';
import type { SyncCartInput } from '../../schema.generated.ts';
import type { Line } from './cart.ts';
import { readBase, saveBase } from './cart-base.ts';
import { readCart, updateCart } from './cart-store.ts';
import { readCodes, saveCodes } from './codes-store.ts';
import type { SyncCartMutation } from './SyncCart.generated.tsx';

/** The cart of the account, after merging. */
export type SyncedCart = SyncCartMutation['syncCart'];

/** What other devices changed in the cart of this browser. */
export interface Synced {
  changes: QtyChange<Line>[];
  /** Puts the changed lines back to what they were; changes made since then stay. */
  undo(): void;
}

export interface SyncOptions {
  /** Id of the account that is signed in; undefined for nobody. */
  account(): string | undefined;
  send(input: SyncCartInput): Promise<SyncedCart>;
  /** The lines as they are now, but those that are not sold. */
  describe(lines: SyncedCart['lines']): Promise<Omit<Line, 'qty'>[]>;
}

/**
 * Merges the cart of this browser with that of the account. What the shopper changes in the meantime stays. Returns null when
 * nobody is signed in, or somebody else meanwhile. Rejects when the shop cannot be reached; the next sync sends it all.
 */
export async function syncCart({ account, send, describe }: SyncOptions): Promise<Synced | null> {
  const owner = account();
  if (!owner) return null;
  const { lines } = readCart();
  const codes = [...readCodes()];
  const base = readBase(owner);
  const answer = await send({
    lines: lines.map(toPiece),
    codes,
    base: base && { lines: base.lines, codes: base.codes },
  });
  const shown = new Map<string, Omit<Line, 'qty'>>(lines.map((line) => [line.variantId, line]));
  const unknown = answer.lines.filter(({ variantId }) => !shown.has(variantId));
  if (unknown.length > 0) for (const line of await describe(unknown)) shown.set(line.variantId, line);
  const newest = readBase(owner);
  // Another tab got one that is newer.
  const isOld = newest && newest.version > Math.max(answer.version, base?.version ?? 0);
  if (account() !== owner || isOld) return null;

  // Of a line that is not sold nothing could be shown: it stays in the cart of the account alone.
  const there = answer.lines.flatMap(({ variantId, qty }) => {
    const line = shown.get(variantId);
    return line ? { ...line, qty } : [];
  });
  const before = readCart().lines;
  const { version } = answer;
  saveBase({ account: owner, version, codes: answer.codes, lines: there.map(toPiece) });
  updateCart((cart) => ({ ...cart, version, lines: mergeLines(lines, cart.lines, there) }));
  saveCodes(mergeCodes(codes, readCodes(), answer.codes));
  const after = readCart().lines;
  return {
    changes: qtyChanges(before, after),
    undo: () => updateCart((cart) => ({ ...cart, lines: mergeLines(after, cart.lines, before) })),
  };
}

/** Whether the shopper changed the cart since this browser last got that of the account. */
export function hasChanges(account: string): boolean {
  const { lines = [], codes = [] } = readBase(account) ?? {};
  return (
    qtyChanges<{ variantId: string; qty: number }>(lines, readCart().lines).length > 0 ||
    codes.join() !== readCodes().join()
  );
}

const toPiece = ({ productId, variantId, qty }: Line) => ({ productId, variantId, qty });
