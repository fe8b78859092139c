import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { ProductsDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { openDatabase } from '../../server/open-database.ts';

let url: string;
let shop: TestShop;
let logged = '';
beforeAll(async () => {
  url = await freshDatabase();
  const log = new PassThrough().on('data', (line) => (logged += line));
  shop = await testShop({ url, log });
});
afterAll(() => shop?.close());

test('a search that takes longer than a second is cancelled with an error that says to try again', async () => {
  await shop.addProduct({ name: 'Lamp' });
  const rival = await openDatabase({ url, connections: 1, patience: Infinity });
  const em = rival.em.fork();
  await em.begin();
  await em.execute('lock table products in access exclusive mode');
  const { status, code, errors } = await shop.guest().execute(ProductsDocument, { keyword: 'lamp' });
  await em.rollback();
  await rival.close();
  expect({ status, code }).toEqual({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  expect(errors[0]!.message).toBe('This takes too long. Narrow it down, or try again in a moment.');
  // "query_canceled": not by the limit on waiting for a lock, which is longer.
  expect(logged).toContain('"code":"57014"');
  expect((await shop.guest().must(ProductsDocument, { keyword: 'lamp' })).products.total).toBe(1);
});

test('however many lists guests ask for at once, half of the connections are left to others', async () => {
  const rival = await openDatabase({ url, connections: 1, patience: Infinity });
  const em = rival.em.fork();
  await em.begin();
  await em.execute('lock table products in access exclusive mode');
  const lists = Array.from({ length: 12 }, (_, n) =>
    shop.guest().execute(ProductsDocument, { keyword: `lamp${n}` }),
  );
  const waiting = async () => {
    const [row] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return row!.count;
  };
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0));
  // Somebody else is served meanwhile.
  await shop.shopper();
  expect(await waiting()).toBeLessThanOrEqual(5);
  await em.rollback();
  await rival.close();
  await Promise.all(lists);
});

test('the limit of a search stays with the search: other statements on its connection have theirs', async () => {
  const one = await openDatabase({ url, connections: 1 });
  const on = await testShop({ orm: one });
  const limit = () => one.em.fork().execute('show statement_timeout');
  const before = await limit();
  await on.guest().must(ProductsDocument, { keyword: 'lamp' });
  expect(await limit()).toEqual(before);
  await on.close();
});
