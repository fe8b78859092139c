import { toast } from '../../ui/toast.tsx';
import { type Cart, EMPTY_CART, mergeLines, parseCart, serializeCart } from './cart.ts';
import { readCart, updateCart } from './cart-store.ts';

/**
 * The items that somebody had in the cart when signing out on this browser. Addresses are left out: the next person at
 * this browser has no use for them.
 */
interface CartCopy {
  /** Id of the account. */
  account: string;
  cart: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const MAX_ACCOUNTS = 5;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps what is in the cart for the account's next sign-in on this browser. Rejects where nothing can be stored. */
export async function keepCart(account: string): Promise<void> {
  const { lines } = readCart();
  if (lines.length === 0) return;
  const store = await openCopies();
  const others = (await result<CartCopy[]>(store.getAll())).filter((copy) => copy.account !== account);
  for (const copy of surplus(others, Date.now())) store.delete(copy.account);
  store.put({ account, cart: serializeCart({ ...EMPTY_CART, lines }), savedAt: Date.now() });
}

interface Owners {
  /** The account whose session ended by itself and left the cart as it was, if there is one. */
  from: string | null;
  /** The account that has just signed in. */
  to: string;
}

/**
 * Gives the account that has just signed in what it had in the cart when it signed out, beside what a guest has put in
 * since. Somebody else's cart is put aside before. Never rejects: one can sign in without all that.
 */
export async function changeCartOwner({ from, to }: Owners): Promise<void> {
  try {
    if (from && from !== to) {
      const keeping = keepCart(from);
      updateCart(() => EMPTY_CART);
      await keeping;
    }
    await restoreCart(to);
  } catch {
    // The browser stores nothing.
  }
}

async function restoreCart(account: string): Promise<void> {
  const store = await openCopies();
  const copy = await result<CartCopy | undefined>(store.get(account));
  if (!copy) return;
  store.delete(account);
  if (copy.savedAt < Date.now() - MAX_AGE_MS) return;
  const before: Cart = readCart();
  updateCart((cart) => mergeLines(cart, parseCart(copy.cart).lines));
  const count = readCart().lines.length - before.lines.length;
  if (count > 0)
    toast(`Back in your cart from your last visit: ${count} ${count === 1 ? 'product' : 'products'}`);
}

/** The copies that have to go before another is stored: all that are too old, and the oldest of too many. */
export function surplus<Copy extends Pick<CartCopy, 'savedAt'>>(copies: Copy[], now: number): Copy[] {
  const newestFirst = copies.toSorted((one, other) => other.savedAt - one.savedAt);
  return newestFirst.filter(({ savedAt }, index) => index >= MAX_ACCOUNTS - 1 || savedAt < now - MAX_AGE_MS);
}

/** In IndexedDB: signing out clears local storage, all of it. */
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
