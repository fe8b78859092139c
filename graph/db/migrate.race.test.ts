import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../catalog/products/product.entity.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { freshDatabase } from '../proof/testing/fresh-database.ts';
import { openDatabase } from '../server/open-database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './orm.ts';

let url: string;
let shops: Database[];
beforeAll(async () => {
  url = await freshDatabase();
  shops = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url })));
});
afterAll(() => Promise.all(shops.map((orm) => orm.close())));

test('shops that start at once on an empty database migrate it once', async () => {
  await Promise.all(shops.map((orm) => migrate(orm, url)));
  const [first] = shops as [Database];
  const done = await first.migrator.getExecuted();
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done.map(({ name }) => name)).size).toBe(done.length);
  expect(await first.migrator.getPending()).toEqual([]);
});

test('shops that open at once with nothing to sell get the demo items once, however long that takes', async () => {
  const open = ({ em }: Database) =>
    em.fork().transactional(async (tx) => {
      // As if filling the shop took longer than a request may wait.
      await tx.execute(`set local lock_timeout = '1ms'`);
      await seedDemo(tx, new Date());
    });
  await Promise.all(shops.map(open));
  const names = (await shops[0]!.em.fork().findAll(Product)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
