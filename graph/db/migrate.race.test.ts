import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../catalog/products/product.entity.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { emptyPostgres } from '../proof/testing/fresh-database.ts';
import { openDatabase } from '../server/open-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Database } from './orm.ts';
import { EARLIER } from './skip-schema.ts';

let url: string;
let shops: Database[];
beforeAll(async () => {
  url = await emptyPostgres();
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

test('shops that start at once on a database of 0.2.0 record the first migration once', async () => {
  const [{ em }] = shops as [Database];
  await em.execute(`delete from mikro_orm_migrations where name <= '0100-schema'`);
  await em.execute('insert into mikro_orm_migrations (name) select unnest(string_to_array(?, ?))', [
    ...[EARLIER.slice(1).join(' '), ' '],
  ]);
  for (const orm of shops) await expect(migrate(orm, url)).rejects.toThrow('start 0.2.0 once');
  await em.execute('insert into mikro_orm_migrations (name) values (?)', [EARLIER[0]]);
  await Promise.all(shops.map((orm) => migrate(orm, url)));
  const names = await em.execute<{ name: string }[]>('select name from mikro_orm_migrations');
  expect(names.filter(({ name }) => name === '0100-schema')).toHaveLength(1);
  expect(names).toHaveLength(EARLIER.length + migrations.filter(({ name }) => name >= '0100-schema').length);
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
