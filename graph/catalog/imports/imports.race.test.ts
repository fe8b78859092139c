import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import type { Failpoint } from '../../core/failpoint.ts';
import { atFailpoint, dieAt } from '../../proof/testing/at-failpoint.ts';
import { startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { beginImport } from '../../proof/testing/importing.ts';
import {
  CancelImportDocument,
  ImportDocument,
  RunImportDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { StockMove } from '../products/stock-move.entity.ts';
import { Import } from './import.entity.ts';
import { importQueue } from './import-queue.ts';
import { workImport } from './work-import.ts';

/** Two processes that survive, and one that dies. All have the files of the first. */
let shops: TestShop[];
let dying: TestShop;
let admin: TestClient;
beforeAll(async () => {
  const url = await freshDatabase();
  shops = [await testShop({ url, webhooks: false }), await testShop({ url, webhooks: false })];
  dying = await testShop({ url, webhooks: false });
  admin = await shops[0]!.admin();
});
// Lost connections never return to the pool of `dying`: closing it would wait for ever.
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const work = (shop: TestShop) => {
  const ports = { ...shop.ports, storage: shops[0]!.ports.storage };
  return workDueRows({ ...shop, em: shop.em(), ports }, importQueue, { logger: shop.logger });
};
const products = (brand: string) =>
  ['Name,Brand,Category,Price,Stock,SKU']
    .concat(Array.from({ length: 450 }, (_, n) => `${brand} ${n},${brand},Home,10,3,${brand}-${n}`))
    .join('\n');
/** Dies at a failpoint, also when attempts fail before it because the machine is busy with other tests. */
const die = (point: Failpoint) =>
  dieAt(dying, point, async () => {
    for (let attempt = 1; attempt <= 5; attempt++) {
      await work(dying);
      for (const { clock } of [...shops, dying]) clock.advance(3 * 60_000);
    }
    const failed = await dying.em().findOne(Import, { attempts: { lastError: { $ne: null } } });
    if (failed) throw new Error(failed.attempts.lastError!);
  });
const result = async (id: string) => (await admin.must(ImportDocument, { id })).import;

test.each(['import.chunkDone', 'import.committed'] as const)(
  'an import that dies at %s is finished by two other processes at once, each row once',
  async (point) => {
    const [shop] = shops as [TestShop];
    const { id } = await beginImport(admin, products(point));
    await die(point);
    expect((await result(id)).row).toBe(point === 'import.committed' ? 200 : 0);
    // After the lease of the dead.
    for (const { clock } of [...shops, dying]) clock.advance(3 * 60_000);
    await Promise.all(shops.map(work));

    expect(await result(id)).toMatchObject({
      state: 'DONE',
      row: 450,
      created: 450,
      unchanged: 0,
      failed: 0,
    });
    const made = await shop.em().find(Product, { brand: point });
    expect(new Set(made.map(({ name }) => name)).size).toBe(450);
    expect(made).toHaveLength(450);
    const moves = await shop.em().count(StockMove, { variant: { $in: made.map((product) => product.id) } });
    expect(moves).toBe(450);
    expect(await shop.violations()).toEqual([]);
  },
);

test('a process that hangs for longer than its lease imports no row a second time', async () => {
  const [slow, quick] = shops as [TestShop, TestShop];
  const { id } = await beginImport(admin, products('hung'));
  // Each look at its clock takes so long that a turn ends after one chunk.
  let time = quick.ports.now().getTime();
  const now = () => {
    time += 6_000;
    return new Date(time);
  };
  const ports = { ...quick.ports, now, storage: slow.ports.storage };
  await atFailpoint(
    'import.committed',
    () => workImport({ ...quick, em: quick.em(), ports }, { id, attempts: 1 }, 5),
    () => work(slow),
  );
  expect(await result(id)).toMatchObject({ state: 'DONE', row: 450, created: 450, unchanged: 0 });
  expect(await slow.em().count(Product, { brand: 'hung' })).toBe(450);
});

test('of two who run a checked file one does', async () => {
  const [shop] = shops as [TestShop];
  const { id } = await beginImport(admin, products('twice'), { dryRun: true });
  await work(shop);
  expect(await result(id)).toMatchObject({ state: 'DONE', isDryRun: true, created: 450 });
  const other = await shop.admin();
  const run = (client: TestClient) => client.execute(RunImportDocument, { id });
  const both = await Promise.all([run(admin), run(other)]);
  expect(both.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined]);
  await work(shop);
  expect(await result(id)).toMatchObject({ state: 'DONE', isDryRun: false, created: 450, failed: 0 });
  expect((await run(admin)).code).toBe('CONFLICT');
  expect(await shop.em().count(Product, { brand: 'twice' })).toBe(450);
});

test('people buy while stock and prices are imported: nothing is oversold, and there is no deadlock', async () => {
  const [shop] = shops as [TestShop];
  const lamps = await Promise.all(Array.from({ length: 12 }, () => shop.addProduct({ countInStock: 30 })));
  const buyers = await Promise.all(lamps.map(() => shop.shopper()));
  const file = ['Product ID,Price,Compare-at price,Stock,Stock when exported']
    .concat(lamps.map(({ id }) => `${id},49.99,60,40,30`))
    .join('\n');
  const { id } = await beginImport(admin, file);
  const bought = buyers.map((buyer, n) => startCheckout(buyer, lamps[n]!.id));
  await Promise.all([work(shop), ...bought]);

  const { state, updated, failed } = await result(id);
  expect({ state, rows: updated + failed }).toEqual({ state: 'DONE', rows: 12 });
  const left = await shop.em().find(Product, { id: { $in: lamps.map((lamp) => lamp.id) } });
  // Those whose stock was sold before the import read it keep it: the row says so.
  expect(left.filter(({ countInStock }) => countInStock === 39)).toHaveLength(updated);
  expect(left.filter(({ countInStock }) => countInStock === 29)).toHaveLength(failed);
  expect(await shop.violations()).toEqual([]);
});

test('a cancelled import ends after the rows in hand, which stay', async () => {
  const [shop] = shops as [TestShop];
  const { id } = await beginImport(admin, products('cancelled'));
  await die('import.committed');
  await admin.must(CancelImportDocument, { id });
  for (const { clock } of shops) clock.advance(3 * 60_000);
  await work(shop);
  expect(await result(id)).toMatchObject({ state: 'CANCELLED', row: 200, created: 200 });
  expect(await shop.em().count(Product, { brand: 'cancelled' })).toBe(200);
  expect((await admin.execute(CancelImportDocument, { id })).code).toBe('CONFLICT');
});
