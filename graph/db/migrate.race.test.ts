import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './orm.ts';

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
