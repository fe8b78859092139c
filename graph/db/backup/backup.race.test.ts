import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Event } from '../../core/event.entity.ts';
import { FEED_START, readEvents } from '../../core/read-events.ts';
import { place as placeOrder, startCheckout } from '../../proof/testing/buying.ts';
import { emptyPostgres, freshDatabase } from '../../proof/testing/fresh-database.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { openDatabase } from '../../server/open-database.ts';
import { migrate } from '../migrate.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let shop: TestShop;
let url: string;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'citron-backup-'));
  url = await freshDatabase();
  shop = await testShop({ url });
});
afterEach(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true });
});

const PIECES = 100_000;

test('a backup taken while people buy is of one moment: restored elsewhere, stock, orders and payments fit together', async () => {
  const lamp = await shop.addProduct({ countInStock: PIECES });
  const clients = await Promise.all(Array.from({ length: 4 }, () => shop.shopper()));
  let isOver = false;
  let bought = 0;
  const buying = clients.map(async (client) => {
    while (!isOver) {
      const checkout = await startCheckout(client, lamp.id);
      const { data } = await placeOrder(client, checkout, await shop.pay(checkout));
      if (data) bought += 1;
    }
  });
  await expect.poll(() => bought, { timeout: 60_000 }).toBeGreaterThan(5);
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads', 'lamp.webp'), 'a picture');
  const [atLeast, file] = [bought, join(folder, 'shop.tar.gz')];
  // As in a cluster that has run many more transactions than the one of the restore.
  await shop.em().execute('update events set tx = (tx::text::bigint + 1000000000)::text::xid8');
  await backUp({ databaseUrl: url, dataDir }, file);
  const atMost = bought + clients.length;
  isOver = true;
  await Promise.all(buying);

  const other = { databaseUrl: await emptyPostgres(), dataDir: join(folder, 'other') };
  await restore(other, file, false);
  await expect(restore(other, file, false)).rejects.toThrow('holds a shop already');
  await expect(restore({ ...other, dataDir: join(folder, 'third') }, file, false)).rejects.toThrow(
    'tables already',
  );
  await restore(other, file, true);

  const orm = await openDatabase({ url: other.databaseUrl });
  await migrate(orm, other.databaseUrl);
  const recorded = await orm.em.fork().count(Event);
  const feed = () => readEvents(orm.em.fork(), FEED_START, 1e6).then((events) => events.length);
  await expect.poll(feed, { timeout: 30_000 }).toBe(recorded);
  const [counts] = await orm.em.execute<Record<string, number>[]>(
    `select (select count(*)::int from orders where paid_at is not null) as paid,
       (select count(*)::int from payments where order_id is not null) as payments,
       (select sum(qty)::int from order_lines) as sold,
       (select count(*)::int from checkouts where stock <> 'released') as taken,
       (select count_in_stock from variants) as left`,
  );
  // Every foreign key was made again by the restore, and so was checked.
  const keys = `select count(*)::int as keys from pg_constraint where contype = 'f' and convalidated`;
  const [restored] = await orm.em.execute(keys);
  const [original] = await shop.em().execute(keys);
  expect(await orm.migrator.getPending()).toEqual([]);
  await orm.close();
  expect(restored).toEqual(original);
  expect(counts!.paid).toBeGreaterThanOrEqual(atLeast);
  expect(counts!.paid).toBeLessThanOrEqual(atMost);
  expect([counts!.payments, counts!.sold]).toEqual([counts!.paid, counts!.paid]);
  expect(counts!.left! + counts!.taken!).toBe(PIECES);
});

test('a database that somebody uses is not restored', async () => {
  const file = join(folder, 'shop.tar.gz');
  await backUp({ databaseUrl: url, dataDir: join(folder, 'data') }, file);
  const again = restore({ databaseUrl: url, dataDir: join(folder, 'other') }, file, true);
  await expect(again).rejects.toThrow('stop the shop first');
});
