import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCache } from '../../core/cache.ts';
import { followInvalidations } from '../../db/follow-invalidations.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  ProductDocument,
  ProductsDocument,
  ReviewProductDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { openDatabase } from '../../server/open-database.ts';

/** Milliseconds in which a new connection opens and receives a notification. */
const timeout = 20_000;

/** The clock of the caches stands still, so that only an edit invalidates them. */
const now = () => 1_000_000;

interface Process {
  shop: TestShop;
  guest: TestClient;
  stop: () => Promise<void>;
}

let url: string;
let here: Process;
let there: Process;
beforeAll(async () => {
  url = await freshDatabase();
  here = await openProcess();
  there = await openProcess();
});
afterAll(async () => {
  await there?.stop();
  await here?.stop();
});

/** A shop with a separate cache, like a second process. */
async function openProcess(): Promise<Process> {
  const orm = await openDatabase({ url });
  const cache = createCache({ isOn: false, now });
  const shop = await testShop({ orm, cache });
  const unfollow = followInvalidations({ url, orm, cache, logger: shop.logger, every: 100 });
  const stop = async () => {
    await unfollow();
    await shop.close();
    await orm.close();
  };
  return { shop, guest: shop.guest(), stop };
}

const nameAt = async ({ guest }: Process, id: string) =>
  (await guest.must(ProductDocument, { id })).product.name;

/** A product that both processes have cached as 'Old lamp'; a direct write to the database has made it a 'New lamp'. */
async function cachedProduct(): Promise<string> {
  const { id } = await here.shop.addProduct({ name: 'Old lamp' });
  for (const process of [here, there]) {
    await expect
      .poll(
        async () => {
          // The new name is cached when caching began between the two.
          process.shop.ports.cache.clear();
          await rename(id, 'Old lamp');
          await nameAt(process, id);
          await rename(id, 'New lamp');
          return nameAt(process, id);
        },
        { timeout },
      )
      .toBe('Old lamp');
  }
  return id;
}

const rename = (id: string, name: string) =>
  here.shop.em().execute('update products set name = ? where id = ?', [name, id]);

test('an edit is seen by the next guest of the same process, and of another as soon as its notification arrives', async () => {
  const id = await cachedProduct();
  const admin = await here.shop.admin();
  await admin.must(UpdateProductDocument, { input: { id, name: 'Edited lamp' } });
  expect(await nameAt(here, id)).toBe('Edited lamp');
  await expect.poll(() => nameAt(there, id), { timeout }).toBe('Edited lamp');
});

test('a review is an edit', async () => {
  const id = await cachedProduct();
  const shopper = await there.shop.shopper();
  await shopper.must(ReviewProductDocument, { input: { productId: id, rating: 5, comment: 'Fine.' } });
  expect(await nameAt(there, id)).toBe('New lamp');
  await expect.poll(() => nameAt(here, id), { timeout }).toBe('New lamp');
});

test('shoppers share the cache of guests, and staff read the database', async () => {
  const id = await cachedProduct();
  const nameFor = async (client: TestClient) => (await client.must(ProductDocument, { id })).product.name;
  expect(await nameAt(here, id)).toBe('Old lamp');
  expect(await nameFor(await here.shop.shopper())).toBe('Old lamp');
  expect(await nameFor(await here.shop.admin())).toBe('New lamp');
});

test('a draft is shown to an admin and cached for nobody', async () => {
  const { id } = await here.shop.addProduct({ isDraft: true, name: 'Secret lamp' });
  const admin = await here.shop.admin();
  await admin.must(ProductDocument, { id });
  await admin.must(ProductsDocument, { keyword: 'secret' });
  expect((await here.guest.execute(ProductDocument, { id })).code).toBe('NOT_FOUND');
  expect((await here.guest.must(ProductsDocument, { keyword: 'secret' })).products.total).toBe(0);
});

test('nothing is cached while invalidations cannot be received', async () => {
  const id = await cachedProduct();
  const cut = () =>
    here.shop.em().execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where query like 'listen %' and datname = current_database()`,
    );
  await cut();
  // Notifications arrive over a separate connection.
  await expect.poll(() => nameAt(there, id), { interval: 5, timeout }).toBe('New lamp');
  await cachedProduct();
});
