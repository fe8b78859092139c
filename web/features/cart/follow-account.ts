import type { ApolloClient } from '@apollo/client';
import * as t from '#messages/cart-sync';
import { variantName } from '#money/line';
import type { QtyChange } from '#money/merge-carts';
import { subscribeToStorage } from '../../ui/storage-events.ts';
import { toast } from '../../ui/toast.tsx';
import type { Line } from './cart.ts';
import { keepCart } from './cart-copies.ts';
import { QuoteDocument, type QuoteQuery } from './Quote.generated.tsx';
import { SyncCartDocument, type SyncCartMutation } from './SyncCart.generated.tsx';
import { hasChanges, type SyncOptions, syncCart } from './sync-cart.ts';

/** Arrow keys and typing pass through quantities that are not meant. */
const DEBOUNCE_MS = 2000;

interface Follower {
  client: ApolloClient;
  /** Id of the account that is signed in; undefined for nobody. */
  account(): string | undefined;
}

let follower: Follower | null = null;
let running: Promise<void> | null = null;

/**
 * Keeps the cart of this browser and that of the account the same from now on: at once, after each change, when the shopper returns
 * to the tab and when the browser is online again. Only the first call counts.
 */
export function followAccount(started: Follower): void {
  if (follower) return;
  follower = started;
  let synced: string | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const sync = () => {
    synced = started.account();
    void run();
  };
  const onChange = () => {
    // Somebody has signed in.
    if (started.account() !== synced) sync();
    clearTimeout(timer);
    timer = setTimeout(flush, DEBOUNCE_MS);
  };
  subscribeToStorage(onChange);
  addEventListener('online', sync);
  document.addEventListener('visibilitychange', () => (document.hidden ? void flush() : sync()));
  sync();
}

/**
 * Before signing out: sends what has changed, and stores the lines for the next sign-in on this browser. Resolves before they are
 * stored, but after they were read; signing out does not wait for a shop that cannot be reached.
 */
export async function leaveCart(account: string): Promise<void> {
  await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))]);
  keepCart(account).catch(() => undefined);
}

async function flush(): Promise<void> {
  const account = follower?.account();
  if (account && hasChanges(account)) await run();
}

/** One sync at a time; a failed one is sent again with the next change. */
function run(): Promise<void> {
  running ??= sync().finally(() => {
    running = null;
  });
  return running;
}

async function sync(): Promise<void> {
  // What is being paid must not change.
  if (!follower || !navigator.onLine || location.pathname === '/placeorder') return;
  const synced = await syncCart({ account: follower.account, ...callsOf(follower.client) }).catch(() => null);
  if (!synced || synced.changes.length === 0) return;
  toast(noticeOf(synced.changes), { variant: 'info', action: { label: t.undo, onClick: synced.undo } });
}

const callsOf = (client: ApolloClient): Pick<SyncOptions, 'send' | 'describe'> => ({
  async send(input) {
    const context = { isBackground: true };
    const { data } = await client.mutate<SyncCartMutation>({
      mutation: SyncCartDocument,
      variables: { input },
      context,
    });
    return data!.syncCart;
  },
  async describe(lines) {
    // A cart has at most 100 lines.
    const variables = {
      lines: lines.slice(0, 100).map(({ productId, variantId, qty }) => ({ productId, variantId, qty })),
    };
    const { data } = await client.query<QuoteQuery>({
      query: QuoteDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data!.cart.lines.flatMap(({ productId, variantId, options, image, product, variant }) => {
      if (!product || !variant) return [];
      const { price, countInStock, availableQuantity } = variant;
      const stock = { countInStock, availableQuantity };
      return { productId, variantId, name: product.name, image, options, price, ...stock };
    });
  },
});

/** What changed, such as "From your other device: 2 products added, 1 removed". */
export function noticeOf(changes: readonly QtyChange<Line>[]): string {
  const [only, ...others] = changes;
  return t.fromYourOtherDevice(only && others.length === 0 ? describe(only) : counts(changes));
}

function describe({ line, from, to }: QtyChange<Line>): string {
  const name = variantName(line);
  if (from === 0) return t.added(name);
  return to === 0 ? t.removed(name) : t.nowOf(to, name);
}

function counts(changes: readonly QtyChange<Line>[]): string {
  const added = changes.filter(({ from }) => from === 0).length;
  const removed = changes.filter(({ to }) => to === 0).length;
  const parts = [
    [added, t.addedProducts],
    [changes.length - added - removed, t.changedProducts],
    [removed, t.removedProducts],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what], at) => (at === 0 ? t.productsWere(count, what) : `${count} ${what}`))
    .join(', ');
}
