import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../../core/due-rows.ts';
import { freshDatabase } from '../../../proof/testing/fresh-database.ts';
import { beginImport } from '../../../proof/testing/importing.ts';
import { ImportDocument } from '../../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { PastOrder } from '../../../trade/past-orders/past-order.entity.ts';
import { importQueue } from '../import-queue.ts';

let shops: TestShop[];
beforeAll(async () => {
  const url = await freshDatabase();
  shops = [await testShop({ url, webhooks: false }), await testShop({ url, webhooks: false })];
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

test('of two imports of one file, and of one in another order, each order is stored once', async () => {
  const [shop] = shops as [TestShop, TestShop];
  const admin = await shop.admin();
  const header =
    'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price';
  const lines = Array.from(
    { length: 900 },
    (_, n) => `#${n},a${n}@example.org,paid,EUR,5,2025-01-01 10:00:00 +0100,1,Hat,5`,
  );
  const kind = 'PAST_ORDERS' as const;
  const files = [lines, lines, lines.toReversed()].map((rows) => `${header}\n${rows.join('\n')}\n`);
  const ids = [];
  for (const file of files) ids.push((await beginImport(admin, file, { kind })).id);
  const { storage } = shop.ports;
  const work = (each: TestShop) =>
    workDueRows({ ...each, em: each.em(), ports: { ...each.ports, storage } }, importQueue, {
      logger: each.logger,
    });
  await Promise.all(shops.map(work));
  const results = await Promise.all(ids.map(async (id) => (await admin.must(ImportDocument, { id })).import));
  expect(results.map(({ state, failed, updated }) => [state, failed, updated])).toEqual(
    ids.map(() => ['DONE', 0, 0]),
  );
  expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(900);
  expect(await shop.em().count(PastOrder)).toBe(900);
});
