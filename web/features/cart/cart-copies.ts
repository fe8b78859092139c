import * as t from '#messages/cart';
import { mergeLines } from '#money/merge-carts';
import { toast } from '../../ui/toast.tsx';
import { EMPTY_CART } from './cart.ts';
import { type CartBase, readBase, saveBase } from './cart-base.ts';
import { readCart, updateCart } from './cart-store.ts';
import { parseCart, serializeCart } from './stored-cart.ts';

/** What an account had in the cart when it signed out on this browser. Addresses are left out: they are personal. */
interface CartCopy {
  /** Id of the account. */
  account: string;
  /** As `serializeCart` writes it. */
  cart: string;
  /** What these lines were made from, without codes: those of the copy are left out too. */
  base: CartBase | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const MAX_ACCOUNTS = 5;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Stores the lines of the cart for the account's next sign-in on this browser. Rejects when the browser cannot store them. */
export async function keepCart(account: string): Promise<void> {
  const { lines } = readCart();
  const base = readBase(account);
  if (lines.length === 0 && !base) return;
  const store = await openCopies();
  const others = (await result<CartCopy[]>(store.getAll())).filter((copy) => copy.account !== account);
  for (const copy of surplus(others, Date.now())) store.delete(copy.account);
  store.put({
    account,
    cart: serializeCart({ ...EMPTY_CART, lines }),
    base: base && { ...base, codes: [] },
    savedAt: Date.now(),
  });
}

interface Owners {
  /** The account whose session ended without signing out and left its cart behind, or null. */
  from: string | null;
  /** The account that has just signed in. */
  to: string;
}

/**
 * Puts the lines that an account had when it signed out back into the cart, before those that a guest has added since.
 * The cart of another account is stored for its owner first. Never rejects: signing in works without it.
 */
export async function changeCartOwner({ from, to }: Owners): Promise<void> {
  try {
    if (from && from !== to) {
      const storing = keepCart(from);
      updateCart(() => EMPTY_CART);
      await storing;
    }
    await restoreCart(to);
  } catch {
    // The browser cannot store copies.
  }
}

async function restoreCart(account: string): Promise<void> {
  const store = await openCopies();
  const copy = await result<CartCopy | undefined>(store.get(account));
  if (!copy) return;
  store.delete(account);
  if (copy.savedAt < Date.now() - MAX_AGE_MS) return;
  if (copy.base) saveBase(copy.base);
  const before = readCart();
  updateCart((cart) => ({
    ...cart,
    version: copy.base?.version ?? cart.version,
    lines: mergeLines([], cart.lines, parseCart(copy.cart).lines),
  }));
  const count = readCart().lines.length - before.lines.length;
  if (count > 0) toast(t.backInYourCartFrom(count));
}

/** The copies to delete before another is stored: those older than 30 days, and the oldest beyond four. */
export function surplus<Copy extends Pick<CartCopy, 'savedAt'>>(copies: Copy[], now: number): Copy[] {
  const newestFirst = copies.toSorted((one, other) => other.savedAt - one.savedAt);
  return newestFirst.filter(({ savedAt }, index) => index >= MAX_ACCOUNTS - 1 || savedAt < now - MAX_AGE_MS);
}

/** Opens the copies in IndexedDB: signing out clears local storage. Rejects when the browser has no database. */
function openCopies(): Promise<IDBObjectStore> {
  const opening = indexedDB.open('cart-copies', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('copies', { keyPath: 'account' });
  return result(opening).then((database) =>
    database.transaction('copies', 'readwrite').objectStore('copies'),
  );
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
