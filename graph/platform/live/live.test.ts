import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createCache } from '../../core/cache.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  EndPresenceDocument,
  RenewPresenceDocument,
  SetPermissionsDocument,
  TodoDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { createLiveFeed } from './live-feed.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const open: AbortController[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});

/** What somebody is sent, once the feed reads behind the newest event. */
async function follow(who: TestClient) {
  const control = new AbortController();
  open.push(control);
  const response = await who.fetch('/live', { signal: control.signal });
  const state = { status: response.status, headers: response.headers, text: '', hasEnded: false };
  if (response.status !== 200) {
    state.text = await response.text();
    return state;
  }
  const read = async () => {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) state.text += part;
    state.hasEnded = true;
  };
  read().catch(() => {});
  return state;
}

const changes = ({ text }: { text: string }) =>
  [...text.matchAll(/^event: change\ndata: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data!));
const until = (check: () => void) => vi.waitFor(check, 10_000);

async function pay() {
  const lamp = await shop.addProduct();
  const buyer = await shop.shopper();
  const checkout = await startCheckout(buyer, lamp.id);
  await place(buyer, checkout, await shop.pay(checkout));
}

test('staff are sent what changes, within about a second, as far as they may see it', async () => {
  const packer = await follow(await shop.staff('ORDERS'));
  const cataloguer = await follow(await shop.staff('PRODUCTS'));
  expect(Object.fromEntries(packer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  });
  expect(packer.headers.get('content-encoding')).toBeNull();
  await pay();
  await until(() => expect(changes(packer).some(({ paid }) => paid === 1)).toBe(true));
  await until(() => expect(changes(cataloguer)).not.toEqual([]));
  expect(changes(packer).flatMap(({ topics }) => topics)).not.toContain('products');
  expect(changes(cataloguer).every(({ topics, paid }) => topics.join() === 'products' && paid === 0)).toBe(
    true,
  );
  // Nothing of what happened is sent.
  expect(packer.text).not.toMatch(/[\da-f]{8}-|@/);
});

test('staff are notified that a colleague has opened or closed a page, and not which', async () => {
  const [packer, editor] = [await shop.staff('ORDERS'), await shop.staff('PRODUCTS')];
  const stream = await follow(packer);
  const tab = randomUUID();
  const input = { type: 'PRODUCT' as const, id: randomUUID(), tab };
  await editor.must(RenewPresenceDocument, { input });
  const told = { topics: ['presences'], paid: 0 };
  await until(() => expect(changes(stream)).toEqual([told]));
  await editor.must(RenewPresenceDocument, { input });
  await editor.must(EndPresenceDocument, { input: { tab } });
  await until(() => expect(changes(stream)).toEqual([told, told]));
  expect(stream.text).not.toMatch(/[\da-f]{8}-/);
});

test('guests and shoppers are refused', async () => {
  const guest = await follow(shop.guest());
  expect([guest.status, JSON.parse(guest.text).code]).toEqual([401, 'UNAUTHENTICATED']);
  const shopper = await follow(await shop.shopper());
  expect([shopper.status, JSON.parse(shopper.text).code]).toEqual([403, 'FORBIDDEN']);
});

test('the connection of somebody whose permissions change ends, so that the next has the new ones', async () => {
  const admin = await shop.admin();
  const packer = await shop.staff('ORDERS');
  const other = await follow(await shop.staff('ORDERS'));
  const stream = await follow(packer);
  await admin.must(SetPermissionsDocument, { input: { userId: packer.user.id, permissions: [] } });
  await until(() => expect(stream.hasEnded).toBe(true));
  expect(other.hasEnded).toBe(false);
  expect((await follow(packer)).status).toBe(403);
});

test('an account has ten connections at most, and one that was closed counts no longer', async () => {
  const packer = await shop.staff('ORDERS');
  for (let n = 0; n < 10; n++) expect((await follow(packer)).status).toBe(200);
  const refused = await follow(packer);
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([429, 'RATE_LIMITED']);
  expect(refused.headers.get('retry-after')).toBe('30');
  open[0]!.abort();
  await vi.waitFor(async () => expect((await follow(packer)).status).toBe(200), 10_000);
});

test('a process that stops ends its connections', async () => {
  const feed = createLiveFeed(
    () => shop.em(),
    () => true,
  );
  const onEnd = vi.fn();
  const listener = { accountId: '1', topics: new Set<never>(), onChange: vi.fn(), onSign: vi.fn(), onEnd };
  const stop = await feed.listen(listener);
  await until(() => expect(onEnd).toHaveBeenCalled());
  // It would read on, and be counted with the statements of later files.
  stop();
});

test('what is loaded after a change is counted after it', async () => {
  const cache = createCache();
  const cached = await testShop({ cache });
  try {
    const clerk = await cached.staff('ORDERS');
    const toShip = async () => (await clerk.must(TodoDocument, {})).todo.ordersToShip;
    expect(await toShip()).toBe(0);
    const control = new AbortController();
    const response = await clerk.fetch('/live', { signal: control.signal });
    const lamp = await cached.addProduct();
    const buyer = await cached.shopper();
    const checkout = await startCheckout(buyer, lamp.id);
    await place(buyer, checkout, await cached.pay(checkout));
    let text = '';
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (/"paid":1/.test(text)) break;
    }
    expect(await toShip()).toBe(1);
    control.abort();
  } finally {
    await cached.close();
  }
});
