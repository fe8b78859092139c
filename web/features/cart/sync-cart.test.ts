import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mergeContent } from '#money/merge-carts';
import { addItem, type Line, type Quote, removeItem, saveQuote, setQty } from './cart.ts';
import { readBase } from './cart-base.ts';
import { changeCartOwner, keepCart } from './cart-copies.ts';
import { readCart, updateCart } from './cart-store.ts';
import { addCode, readCodes, removeCode } from './codes-store.ts';
import { type Synced, type SyncedCart, syncCart } from './sync-cart.ts';
import { takeOutBought } from './take-out-bought.ts';

const ACCOUNT = 'sam';
const VARIANTS = ['lamp', 'cup', 'pen', 'mug'];
const QUOTE: Quote = {
  prices: { itemsPrice: 100, shippingPrice: 0, taxPrice: 0, totalPrice: 100 },
  contents: '1 x lamp',
};
const line = (variantId: string, qty: number): Line => {
  const product = { productId: variantId, variantId, name: variantId, image: '', options: [] };
  return { ...product, price: 100, qty, countInStock: 99, availableQuantity: 99 };
};
const describe = async (lines: SyncedCart['lines']) =>
  lines.map(({ variantId, qty }) => line(variantId, qty));
const numbers = () => Object.fromEntries(readCart().lines.map(({ variantId, qty }) => [variantId, qty]));

beforeAll(() => {
  vi.stubGlobal('StorageEvent', Event);
  vi.stubGlobal('window', new EventTarget());
});
afterAll(() => vi.unstubAllGlobals());

/** What the server stores, by its own rules. `answer` may never arrive. */
function createServer() {
  let cart: SyncedCart = { version: 0, lines: [], codes: [] };
  return {
    cart: () => cart,
    forgetBought(bought: readonly { variantId: string }[]) {
      const ids = new Set(bought.map(({ variantId }) => variantId));
      const lines = cart.lines.filter(({ variantId }) => !ids.has(variantId));
      cart = { version: cart.version + 1, lines, codes: [] };
    },
    async send({ lines, codes, base }: Parameters<Parameters<typeof syncCart>[0]['send']>[0]) {
      const units = (list: typeof lines) =>
        list.map(({ productId, variantId, qty }) => ({ productId, variantId, qty }));
      const before = { lines: units(base?.lines ?? []), codes: base?.codes ?? [] };
      cart = mergeContent(cart, before, { lines: units(lines), codes });
      return { version: cart.version, codes: cart.codes, lines: cart.lines };
    },
  };
}

/** A browser: its storage, and what the shopper does in it. */
class Browser {
  isOnline = true;
  isSignedIn = false;
  synced: Synced | null = null;
  /** What a tab on the last step of checkout is paying for; others go on. */
  paying: { lines: Line[]; isOrdered: boolean } | null = null;
  private readonly stored = new Map<string, string>();
  private readonly copies = new Map<string, { account: string }>();

  constructor(private readonly server: ReturnType<typeof createServer>) {}

  /** Makes its storage that of the tab. */
  use() {
    const { stored, copies } = this;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
      clear: () => stored.clear(),
    });
    const request = <T>(result: T) => {
      const made: { result: T; onsuccess?: () => void } = { result };
      queueMicrotask(() => made.onsuccess?.());
      return made;
    };
    const objectStore = () => ({
      get: (key: string) => request(copies.get(key)),
      getAll: () => request([...copies.values()]),
      put: (copy: { account: string }) => request(copies.set(copy.account, structuredClone(copy))),
      delete: (key: string) => request(copies.delete(key)),
    });
    vi.stubGlobal('indexedDB', { open: () => request({ transaction: () => ({ objectStore }) }) });
    return this;
  }

  async sync(arrives = true) {
    const account = () => (this.isSignedIn ? ACCOUNT : undefined);
    const send = async (input: Parameters<typeof this.server.send>[0]) => {
      if (!this.isOnline) throw new Error('The shop cannot be reached.');
      const answer = await this.server.send(input);
      if (!arrives) throw new Error('The answer was lost.');
      return answer;
    };
    this.synced = (await syncCart({ account, send, describe }).catch(() => null)) ?? this.synced;
  }

  async signIn() {
    if (this.isSignedIn || !this.isOnline) return;
    await changeCartOwner({ from: null, to: ACCOUNT });
    this.isSignedIn = true;
    await this.sync();
  }

  async signOut() {
    if (!this.isSignedIn) return;
    await this.sync();
    const stored = keepCart(ACCOUNT);
    localStorage.clear();
    this.isSignedIn = false;
    this.synced = null;
    await stored;
  }
}

interface World {
  server: ReturnType<typeof createServer>;
  browsers: Browser[];
  /** Variants that were in a cart at some time, and those that somebody removed. */
  added: Set<string>;
  removed: Set<string>;
}
type Act = (browser: Browser, world: World, variant: string, qty: number) => unknown;

const acts: Record<string, Act> = {
  add: (_, { added }, variant, qty) => {
    added.add(variant);
    updateCart((cart) => addItem(cart, line(variant, qty)));
  },
  change: (_, __, variant, qty) => updateCart((cart) => setQty(cart, variant, qty)),
  remove: (_, { removed }, variant) => {
    if (numbers()[variant]) removed.add(variant);
    updateCart((cart) => removeItem(cart, variant));
  },
  undo: ({ synced }, { removed }) => {
    const before = numbers();
    synced?.undo();
    for (const variant of Object.keys(before)) if (!numbers()[variant]) removed.add(variant);
  },
  sync: (browser) => browser.sync(),
  // Another tab stores prices before it hears of the sync.
  syncUnseen: async (browser) => {
    const before = readCart();
    await browser.sync();
    updateCart(() => saveQuote(before, QUOTE));
  },
  lose: (browser) => browser.sync(false),
  startPaying: (browser) => {
    if (browser.isSignedIn) browser.paying ??= { lines: readCart().lines, isOrdered: false };
  },
  order: ({ paying }, { server, removed }) => {
    if (!paying || paying.isOrdered) return;
    paying.isOrdered = true;
    server.forgetBought(paying.lines);
    for (const { variantId } of paying.lines) removed.add(variantId);
  },
  endPaying: (browser, world, variant, qty) => {
    acts.order!(browser, world, variant, qty);
    const bought = browser.paying?.lines ?? [];
    takeOutBought('', bought);
    browser.paying = null;
  },
  goOffline: (browser) => {
    browser.isOnline = false;
  },
  goOnline: (browser) => {
    browser.isOnline = true;
  },
  signIn: (browser) => browser.signIn(),
  signOut: (browser) => browser.signOut(),
  sessionEnds: (browser) => {
    browser.isSignedIn = false;
  },
};

const step = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  browser: fc.nat(1),
  variant: fc.constantFrom(...VARIANTS),
  qty: fc.integer({ min: 1, max: 9 }),
});

test('two browsers that buy, go offline, lose answers and sign out come to the same cart, and lose no line that nobody removed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = createServer();
      const world: World = {
        server,
        browsers: [new Browser(server), new Browser(server)],
        added: new Set(),
        removed: new Set(),
      };
      for (const browser of world.browsers) await browser.use().signIn();
      for (const { act, browser, variant, qty } of steps)
        await acts[act]!(world.browsers[browser]!.use(), world, variant, qty);

      for (const browser of world.browsers) {
        browser.isOnline = true;
        await browser.use().signIn();
      }
      for (const browser of [...world.browsers, ...world.browsers]) await browser.use().sync();
      const { version, lines } = server.cart();
      for (const browser of [...world.browsers, ...world.browsers]) {
        await browser.use().sync();
        expect(readCart().lines.map(({ variantId, qty }) => [variantId, qty])).toEqual(
          lines.map(({ variantId, qty }) => [variantId, qty]),
        );
      }
      expect(server.cart().version).toBe(version);
      for (const variant of world.added)
        if (!world.removed.has(variant)) expect(numbers()).toHaveProperty(variant);
    }),
    { numRuns: 500 },
  );
});

test('a new browser gets the lines of the account, and Undo takes them out again everywhere', async () => {
  const server = createServer();
  const [first, second] = [new Browser(server), new Browser(server)];
  await first.use().signIn();
  updateCart((cart) => addItem(cart, line('lamp', 2)));
  addCode('HELLO');
  await first.sync();

  second.use();
  updateCart((cart) => addItem(cart, line('cup', 1)));
  await second.signIn();
  expect(numbers()).toEqual({ lamp: 2, cup: 1 });
  expect(readCodes()).toEqual(['HELLO']);
  expect(second.synced?.changes).toMatchObject([{ line: { name: 'lamp' }, from: 0, to: 2 }]);
  second.synced?.undo();
  removeCode('HELLO');
  await second.sync();
  await first.use().sync();
  expect(numbers()).toEqual({ cup: 1 });
  expect(readCodes()).toEqual([]);
});

test('a tab that syncs while another pays loses nothing that was not bought', async () => {
  const server = createServer();
  const [first, second] = [new Browser(server), new Browser(server)];
  await first.use().signIn();
  updateCart((cart) => addItem(cart, line('lamp', 1)));
  await first.sync();
  const bought = readCart().lines;

  await second.use().signIn();
  updateCart((cart) => addItem(cart, line('cup', 2)));
  await second.sync();
  await first.use().sync();
  expect(numbers()).toEqual({ lamp: 1, cup: 2 });
  server.forgetBought(bought);
  takeOutBought('', bought);
  await first.sync();
  expect(numbers()).toEqual({ cup: 2 });
  await second.use().sync();
  expect(numbers()).toEqual({ cup: 2 });
});

test('what was bought may be put into the cart again at once, before a sync', async () => {
  const server = createServer();
  const browser = new Browser(server);
  await browser.use().signIn();
  updateCart((cart) => addItem(cart, line('lamp', 1)));
  await browser.sync();
  const bought = readCart().lines;
  server.forgetBought(bought);
  takeOutBought('', bought);
  updateCart((cart) => addItem(cart, line('lamp', 1)));
  await browser.sync();
  expect(numbers()).toEqual({ lamp: 1 });
});

test('a tab that stores prices before it hears of an order, or of what another device added, brings back or loses nothing', async () => {
  const server = createServer();
  const [first, second] = [new Browser(server), new Browser(server)];
  await first.use().signIn();
  updateCart((cart) => ({ ...addItem(cart, line('lamp', 1)), id: 'c1' }));
  await first.sync();
  const bought = readCart().lines;
  await second.use().signIn();
  updateCart((cart) => addItem(cart, line('cup', 2)));
  await second.sync();

  const unaware = first.use() && readCart();
  await first.sync();
  updateCart(() => saveQuote(unaware, QUOTE));
  expect(numbers()).toEqual({ lamp: 1 });
  await first.sync();
  expect(numbers()).toEqual({ lamp: 1, cup: 2 });

  const ordered = readCart();
  server.forgetBought(bought);
  takeOutBought('c1', bought);
  updateCart(() => saveQuote(ordered, QUOTE));
  expect(numbers()).toEqual({ cup: 2 });
  // The next cart is none of it.
  updateCart((cart) => addItem(cart, line('lamp', 1)));
  expect(numbers()).toEqual({ cup: 2, lamp: 1 });
});

test('what the shopper changes during a sync stays', async () => {
  const server = createServer();
  const browser = new Browser(server).use();
  await browser.signIn();
  updateCart((cart) => addItem(cart, line('lamp', 1)));
  const account = () => ACCOUNT;
  const synced = await syncCart({
    account,
    describe,
    send: async (input) => {
      const answer = await server.send(input);
      updateCart((cart) => addItem(removeItem(cart, 'lamp'), line('cup', 1)));
      return answer;
    },
  });
  expect(numbers()).toEqual({ cup: 1 });
  expect(synced?.changes).toEqual([]);
});

test('the answer to somebody who has signed out meanwhile is dropped, and so is an older one', async () => {
  const server = createServer();
  const browser = new Browser(server).use();
  await browser.signIn();
  updateCart((cart) => addItem(cart, line('lamp', 1)));
  const [old] = [await server.send({ lines: [], codes: [] })];
  await browser.sync();
  updateCart((cart) => addItem(cart, line('cup', 1)));
  const later = async () => {
    await browser.sync();
    return old;
  };
  expect(await syncCart({ account: () => ACCOUNT, send: later, describe })).toBeNull();
  expect(readBase(ACCOUNT)?.version).toBe(2);
  const owners = ['sam', undefined];
  expect(await syncCart({ account: () => owners.shift(), send: server.send, describe })).toBeNull();
});

test('a line that is not sold is not shown on another device, and stays in the cart of the account', async () => {
  const server = createServer();
  const browser = new Browser(server).use();
  await server.send({ lines: [{ productId: 'gone', variantId: 'gone', qty: 1 }], codes: [] });
  for (let n = 0; n < 2; n++)
    await syncCart({ account: () => ACCOUNT, send: server.send, describe: async () => [] });
  expect(browser && numbers()).toEqual({});
  expect(server.cart().lines).toHaveLength(1);
});
